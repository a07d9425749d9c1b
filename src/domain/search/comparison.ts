import type { Comparison } from './searchTree.ts'

/** On which sides of a limit an operator lets values through. */
export type Sides = { readonly below: boolean; readonly equal: boolean; readonly above: boolean }

/** What an operator lets through. */
export function sidesOf(operator: Comparison): Sides {
  return {
    below: operator === '<' || operator === '<=',
    equal: operator !== '<' && operator !== '>',
    above: operator === '>' || operator === '>=',
  }
}

/** Whether a number stands to a limit on one of the sides; NaN never does. */
export function isOnSide(value: number, limit: number, { below, equal, above }: Sides): boolean {
  return value < limit ? below : value > limit ? above : value === limit && equal
}

/** "3", "3 or less", "less than 3". */
export function describeAmount(operator: Comparison, amount: string): string {
  switch (operator) {
    case ':':
    case '=':
      return amount
    case '<':
      return `less than ${amount}`
    case '<=':
      return `${amount} or less`
    case '>':
      return `more than ${amount}`
    case '>=':
      return `${amount} or more`
  }
}
