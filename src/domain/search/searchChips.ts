import { checkSearch } from './checkSearch.ts'
import type { Condition, SearchContext } from './condition.ts'
import { printSearch } from './printSearch.ts'
import { partsOf } from './requiredTerm.ts'
import { joinNodes, type SearchNode } from './searchTree.ts'

/** A filter of a search that can be shown and removed separately. */
export type SearchChip = {
  /** Its short name: "Ruby", "cost 3 or less", "not Songs". */
  readonly label: string
  /** The text of the search without it. */
  readonly without: string
}

/** Lists the filters of a search in the order of its text, with one chip for each value. Words get no chips. */
export function listChips(tree: SearchNode | null, context: SearchContext): readonly SearchChip[] {
  const parts = partsOf(tree)
  return parts.flatMap((part, place) => {
    if (part.kind === 'word') return []
    const others = (left: SearchNode | null) =>
      printSearch(joinNodes('and', [...parts.slice(0, place), left, ...parts.slice(place + 1)]))
    if (part.kind !== 'term' || !isList(part.operator) || part.values.length === 1)
      return [{ label: labelOf(part, context), without: others(null) }]
    return part.values.map((value) => {
      const [first, ...more] = part.values.filter((other) => other !== value)
      return {
        label: labelOf({ ...part, values: [value] }, context),
        without: others(first ? { ...part, values: [first, ...more] } : null),
      }
    })
  })
}

const isList = (operator: string) => operator === ':' || operator === '='

/** The name of a filter; the typed text if the filter makes no sense. */
export function labelOf(node: SearchNode, context: SearchContext): string {
  const { condition } = checkSearch({ tree: node, problems: [] }, context)
  return condition === null ? printSearch(node) : labelCondition(condition)
}

function labelCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'word':
      return condition.phrase.what
    case 'leaf': {
      const { label, adjective, what } = condition.phrase
      return label ?? adjective ?? what
    }
    case 'not':
      return `not ${labelCondition(condition.part)}`
    case 'and':
      return condition.parts.map(labelCondition).join(' and ')
    case 'or':
      return condition.parts.map(labelCondition).join(' or ')
  }
}
