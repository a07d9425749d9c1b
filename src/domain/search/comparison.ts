import type { Comparison } from './searchTree.ts'

/** The sides of a limit on which an operator is true. */
export type Sides = { readonly below: boolean; readonly equal: boolean; readonly above: boolean }

/** The sides of an operator. */
export function sidesOf(operator: Comparison): Sides {
  return {
    below: operator === '<' || operator === '<=',
    equal: operator !== '<' && operator !== '>',
    above: operator === '>' || operator === '>=',
  }
}

/** Whether a number is on one of the sides of a limit; false for NaN. */
export function isOnSide(value: number, limit: number, { below, equal, above }: Sides): boolean {
  return value < limit ? below : value > limit ? above : value === limit && equal
}

/** Describes a comparison: "3", "3 or less", "less than 3". */
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
