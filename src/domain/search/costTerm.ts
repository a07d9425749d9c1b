import { COST_CHOICES } from '../cards/vocabulary.ts'
import type { SearchTerm } from './searchTree.ts'

const MAX_COST = COST_CHOICES.at(-1) ?? 0

/** A cost choice in words: "3", and "9 or more" for the last. */
export const costLabel = (cost: number): string => (cost === MAX_COST ? `${cost} or more` : String(cost))

/**
 * The cost buttons that a term of the key "cost" presses: `cost<=3` presses 0 to 3, `cost:2,9+` 2 and 9 or more. Undefined for
 * a term that no buttons express, such as `cost=11` or `cost<lore`.
 */
export function costChoicesOf(term: SearchTerm): readonly number[] | undefined {
  const chosen = pressedBy(term)
  return chosen && chosen.length > 0 ? chosen : undefined
}

function pressedBy({ operator, values }: SearchTerm): readonly number[] | undefined {
  const limits = values.map(({ text }) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined))
  const [limit] = limits
  if (operator === ':' || operator === '=') {
    const chosen = values.map(({ text }, place) => (text === `${MAX_COST}+` ? MAX_COST : belowMax(limits[place])))
    return chosen.some((cost) => cost === undefined) ? undefined : chosen.filter((cost) => cost !== undefined)
  }
  if (limit === undefined || limits.length > 1) return undefined
  switch (operator) {
    case '<':
      return limit <= MAX_COST ? COST_CHOICES.filter((cost) => cost < limit) : undefined
    case '<=':
      return limit < MAX_COST ? COST_CHOICES.filter((cost) => cost <= limit) : undefined
    case '>':
      return limit < MAX_COST ? COST_CHOICES.filter((cost) => cost > limit) : undefined
    case '>=':
      return limit <= MAX_COST ? COST_CHOICES.filter((cost) => cost >= limit) : undefined
    case '!=':
      return undefined
  }
}

/** The last button stands for more than its number. */
const belowMax = (cost: number | undefined) => (cost !== undefined && cost < MAX_COST ? cost : undefined)

/** The operator and the values of the shortest term for some cost buttons: "<=3" for 0 to 3, ":2,9+" for 2 and 9 or more. */
export function makeCostTerm(costs: readonly number[]): {
  operator: SearchTerm['operator']
  values: readonly string[]
} {
  const chosen = COST_CHOICES.filter((cost) => costs.includes(cost))
  const [least = 0] = chosen
  const most = chosen.at(-1) ?? 0
  const isRow = chosen.length === most - least + 1
  if (isRow && most === MAX_COST) return { operator: '>=', values: [String(least)] }
  if (isRow && least === 0 && most > 0) return { operator: '<=', values: [String(most)] }
  return { operator: '=', values: chosen.map((cost) => (cost === MAX_COST ? `${cost}+` : String(cost))) }
}
