import type { Random } from '../decks/openingHand.ts'

/**
 * Random numbers that are the same for the same seed, so that a simulation gives everybody the same result: sfc32 of PractRand
 * (Chris Doty-Humphrey).
 * @param seed a whole number.
 */
export function seededRandom(seed: number): Random {
  let [a, b, c, counter] = [0, seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0, 1]
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }
  // The state of similar seeds differs after a few numbers.
  for (let skipped = 0; skipped < 15; skipped++) next()
  return next
}
