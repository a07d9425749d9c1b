import { printValue, quoteText } from './quoteText.ts'
import { exampleOfKey } from './searchKeys.ts'
import type { SearchNode } from './searchTree.ts'
import { tokenize } from './tokenize.ts'

/** Prints a search tree as a text that `parseSearch` reads as the same tree; null becomes an empty text. */
export function printSearch(node: SearchNode | null): string {
  if (node === null) return ''
  switch (node.kind) {
    case 'word':
      return node.quoted || !isBareWord(node.text) ? quoteText(node.text) : node.text
    case 'term':
      return `${node.key}${node.operator}${node.values.map(({ text }) => printValue(text)).join(',')}`
    case 'not':
      return `-${printPart(node.part)}`
    case 'and':
      return node.parts.map(printPart).join(' ')
    case 'or':
      return node.parts.map(printSearch).join(' or ')
  }
}

/** Prints a part with parentheses if its operator binds less than its parent's operator. */
function printPart(node: SearchNode): string {
  return node.kind === 'or' || node.kind === 'and' ? `(${printSearch(node)})` : printSearch(node)
}

function isBareWord(text: string): boolean {
  const [token, ...more] = tokenize(text, exampleOfKey).tokens
  return token?.kind === 'word' && !token.quoted && token.text === text && more.length === 0
}
