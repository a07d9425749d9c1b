/** The price of a copy on two days, in USD. */
export type PriceMove = { readonly before: number; readonly now: number }

/** How many times higher or lower a price is after a change that few cards have; it may be a wrong price. */
const JUMP = 10

/** Whether a price rose to ten times its value, or fell to a tenth. */
export const isJump = ({ before, now }: PriceMove): boolean => now >= JUMP * before || before >= JUMP * now

/** The change in percent of the price before: "+8.7%", "−25.0%", "+1067%". */
export function formatMove({ before, now }: PriceMove): string {
  const percent = Math.abs((now / before - 1) * 100)
  return `${now > before ? '+' : '−'}${percent.toFixed(percent < 100 ? 1 : 0)}%`
}
