/** Quoted names; strings with escapes, plain ones and those between dollars; numbers that are not part of a name or `$1`. */
const TOKENS =
  /"(?:[^"]|"")*"|e'(?:[^'\\]|''|\\.)*'|'(?:[^']|'')*'|\$([a-z_]\w*)?\$[\s\S]*?\$\1\$|(?<![\w$])\d+(?:\.\d+)?\b/gi

const MAX_LENGTH = 2000

/** A statement whose strings and numbers are replaced by `?`, because they may be a visitor's. */
export const withoutLiterals = (sql: string): string =>
  sql.replaceAll(TOKENS, (token) => (token.startsWith('"') ? token : '?')).slice(0, MAX_LENGTH)
