import { extname } from 'node:path'
import { parseSync } from 'vite'

/** A comment, a test title or a declared name, with its line. */
export type Word = { readonly text: string; readonly line: number }

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown }

/** Declarations by the property that contains the declared name or pattern. */
const NAMED_BY: Readonly<Record<string, string>> = {
  VariableDeclarator: 'id',
  FunctionDeclaration: 'id',
  ClassDeclaration: 'id',
  TSTypeAliasDeclaration: 'id',
  TSInterfaceDeclaration: 'id',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
}

const SCRIPTS: ReadonlySet<string> = new Set(['.ts', '.tsx', '.mjs'])

/** The comments of other files by extension; those without one have comments of a shell. In JSON, messages of rules count too. */
const COMMENTS: Readonly<Record<string, RegExp>> = {
  '.css': /\/\*[\s\S]*?\*\//g,
  '.html': /(?:^[ \t]*\/\/.*\n?)+/gm,
  '.json': /(?:^[ \t]*\/\/.*\n?)+|(?<="message": ")[^"]*/gm,
  '.sh': /(?:^[ \t]*# .*\n?)+/gm,
  '.sql': /(?:^[ \t]*--.*\n?)+|--.*/gm,
}

/**
 * Reads the texts and names that a file's author chose.
 * @param file the path; its extension decides how the source is parsed.
 * @returns comments and test titles as one line each, and the names that the file declares.
 * @throws if TypeScript or JavaScript source has a syntax error
 */
export function readWords(file: string, source: string): { texts: Word[]; names: Word[] } {
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  const textAt = (comment: string, offset: number): Word => ({ text: plainText(comment), line: lineAt(offset) })
  const pattern = COMMENTS[extname(file)] ?? COMMENTS['.sh']
  if (!SCRIPTS.has(extname(file)) && pattern)
    return { texts: [...source.matchAll(pattern)].map(({ 0: comment, index }) => textAt(comment, index)), names: [] }

  const { program, comments, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const texts = joinLines(comments, source).map(({ value, start }) => textAt(value, start))
  const names: Word[] = []
  visit({ ...program }, (node) => {
    const declared = NAMED_BY[node.type]
    const patterns = [declared && node[declared], ...(isFunction(node) ? asNodes(node['params']) : [])]
    for (const { text, start } of patterns.flatMap(namesIn)) names.push({ text, line: lineAt(start) })
    const title = titleOf(node)
    if (title) texts.push(textAt(String(title['value']), title.start))
  })
  return { texts, names }
}

type Comment = { readonly type: string; readonly value: string; readonly start: number; readonly end: number }

/** Joins line comments on consecutive lines, which form one paragraph. */
function joinLines(comments: readonly Comment[], source: string): Comment[] {
  const joined: Comment[] = []
  for (const comment of comments) {
    const last = joined.at(-1)
    const isNext =
      last?.type === 'Line' && comment.type === 'Line' && /^\n[ \t]*$/.test(source.slice(last.end, comment.start))
    if (isNext) joined.pop()
    joined.push(isNext ? { ...last, value: `${last.value}\n${comment.value}`, end: comment.end } : comment)
  }
  return joined
}

/** One line of text without the comment's markers. */
const plainText = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\*+|\*\/|\*|\/\/|--|#)?\s?|\s*\*+\/?\s*$/g, ''))
    .join(' ')
    .trim()

function visit(node: Node, handle: (node: Node) => void): void {
  handle(node)
  for (const child of Object.values(node).flatMap(asNodes)) visit(child, handle)
}

const asNodes = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const isFunction = ({ type }: Node) => /^(?:Arrow)?Function/.test(type)

/** The identifiers that a pattern binds. A shorthand property takes its name from elsewhere and does not count. */
function namesIn(pattern: unknown): { text: string; start: number }[] {
  return asNodes(pattern).flatMap((node) => {
    if (node.type === 'Identifier') return [{ text: String(node['name']), start: node.start }]
    if (node.type === 'Property') return node['shorthand'] ? [] : namesIn(node['value'])
    if (node.type === 'ObjectPattern') return namesIn(node['properties'])
    if (node.type === 'ArrayPattern') return namesIn(node['elements'])
    if (node.type === 'AssignmentPattern') return namesIn(node['left'])
    return node.type === 'RestElement' ? namesIn(node['argument']) : []
  })
}

/** The title of a call of `test` or `describe`, also through `each`. */
function titleOf(node: Node): Node | undefined {
  if (node.type !== 'CallExpression') return undefined
  let [callee] = asNodes(node['callee'])
  while (callee && callee.type !== 'Identifier')
    [callee] = asNodes(callee['object'] ?? callee['callee'] ?? callee['tag'])
  const [title] = asNodes(node['arguments'])
  const isTest = callee && ['describe', 'it', 'test'].includes(String(callee['name']))
  return isTest && title?.type === 'Literal' && typeof title['value'] === 'string' ? title : undefined
}
