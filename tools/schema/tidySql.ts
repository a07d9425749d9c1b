/**
 * Rewrites a definition that PostgreSQL printed in this project's style: keywords in lower case, no casts of text
 * literals to text, no names for the columns of scalar subqueries. Quoted texts and names stay as they are.
 */
export function tidySql(sql: string): string {
  return sql
    .split(/('(?:[^']|'')*'|"(?:[^"]|"")*")/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/\b[A-Z_]+\b/g, (word) => word.toLowerCase())))
    .join('')
    .replaceAll(/('(?:[^']|'')*')::text\b(?!\[)/g, '$1')
    .replaceAll(/\( select ((?:auth|private)\.\w+\([^()]*\)) as \w+\)/g, '(select $1)')
}

/** A function as PostgreSQL prints it: its head is tidied and its body stays as it was written. */
export function tidyFunction(definition: string): string {
  const [head = '', ...body] = definition.trimEnd().split(/\nAS (?=\$function\$)/)
  const [signature = '', ...settings] = tidySql(head)
    .replace('create or replace function', 'create function')
    .split(/\n /)
  const [returns = '', ...options] = settings
  return [`${signature} ${returns}`, options.join(' '), `as ${body.join('\nas ')};`]
    .filter((line) => line !== '')
    .join('\n')
}

/** A trigger as PostgreSQL prints it, on three lines: when it fires, for which rows, and which function it runs. */
export const tidyTrigger = (definition: string): string =>
  `${tidySql(definition)
    .replace(/ (?=for each )/, '\n  ')
    .replace(/ (?=execute function )/, '\n  ')};`
