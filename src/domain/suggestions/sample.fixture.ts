import { seededRandom } from '../odds/seededRandom.ts'
import { type DeckSample, makeSample, type SampledDeck } from './deckSample.ts'

/** Decks of 4 to 8 of 20 names, from a seed. Names with low numbers are common. */
export function randomSample(seed: number, decks = 60): { sample: DeckSample; keys: string[]; decks: SampledDeck[] } {
  const random = seededRandom(seed)
  const anyKey = () => `card ${Math.floor(20 * random() ** 2)}`
  const deckOf = (size: number) =>
    new Map(Array.from({ length: size }, () => [anyKey(), 1 + Math.floor(4 * random())] as const))
  const lists = Array.from({ length: decks }, () => deckOf(4 + Math.floor(5 * random())))
  return { sample: makeSample(lists), decks: lists, keys: [...deckOf(1 + Math.floor(5 * random())).keys()] }
}
