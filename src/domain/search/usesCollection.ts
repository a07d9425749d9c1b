import { findSearchKeys } from './searchKeys.ts'
import type { SearchNode } from './searchTree.ts'

/** Whether a search needs the collection. */
export function usesCollection(node: SearchNode | null): boolean {
  switch (node?.kind) {
    case 'term':
      return findSearchKeys(node.key).some(({ name }) => name === 'owned' || name === 'foil')
    case 'not':
      return usesCollection(node.part)
    case 'and':
    case 'or':
      return node.parts.some(usesCollection)
    case 'word':
    case undefined:
      return false
  }
}
