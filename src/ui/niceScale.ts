/** An axis scale: evenly spaced round numbers that enclose all values. */
export type Scale = { readonly ticks: readonly number[]; readonly step: number }

const ROUND = [1, 2, 5, 10]

/** The approximate number of steps; the actual number depends on the values. */
const STEPS = 3

/**
 * A scale for values that are not negative. If all values are equal the scale centers them.
 * @param finest the smallest useful step, such as a cent.
 */
export function niceScale(values: readonly number[], finest: number): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const spread = most - least || Math.max(most * 0.1, 2 * finest)
  const [low, high] = most === least ? [Math.max(0, least - spread / 2), most + spread / 2] : [least, most]
  const rough = Math.max(spread / STEPS, finest)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (ROUND.find((round) => round * power >= rough * 0.999) ?? 10)
  const [from, to] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)]
  // Multiplied, because repeated addition accumulates rounding errors (0.1 + 0.2).
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)))
  return { ticks, step }
}
