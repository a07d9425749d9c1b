/**
 * Parses an amount of US dollars that a member enters, such as "12.5" or "$12.50"; empty text is 0.
 * @returns cents, or null for other text and for a million or more.
 */
export function parseBudget(text: string): number | null {
  const amount = /^\$?\s*(\d{0,6})(?:[.,](\d{0,2}))?$/.exec(text.trim())
  return amount ? Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0')) : null
}
