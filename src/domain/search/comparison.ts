import type { Comparison } from './searchTree.ts'

/** Whether two numbers, or two texts in their order, stand as the operator wants; NaN never does. */
export function compares(left: number | string, operator: Comparison, right: number | string): boolean {
  switch (operator) {
    case ':':
    case '=':
      return left === right
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
  }
}

/** "3", "3 or less", "less than 3". */
export function sayAmount(operator: Comparison, amount: string): string {
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
