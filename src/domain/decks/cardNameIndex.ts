import type { Card } from '../cards/card.ts'
import { compareText, foldText } from '../cards/foldText.ts'
import { compareRarity } from '../cards/rarity.ts'
import { sortByName } from '../cards/sort.ts'
import type { CardSet } from '../sets/cardSet.ts'
import { isInfinityOnly } from './legality.ts'

/** Indexes of all printings by name, for reading deck lists. */
export type CardNameIndex = {
  /** By folded name, sorted by name; the preferred printing of each name comes first. */
  readonly byName: ReadonlyMap<string, readonly Card[]>
  /** By the words of the name without punctuation, sorted by name. */
  readonly byWords: ReadonlyMap<string, readonly Card[]>
  /** By the letters and digits of the name. */
  readonly byLetters: ReadonlyMap<string, readonly Card[]>
  /** Set codes ("9", "P1") by set id. */
  readonly setCodes: ReadonlyMap<string, string>
}

/**
 * Makes the indexes. The criteria for the preferred printing of a name are, in this order: legal in Core; a rarity up to
 * Legendary; the newest set, which stays legal longest; the lowest number.
 * @param sets for codes and release dates. Without them references are ignored and all sets count as equally old.
 */
export function indexByName(
  cards: readonly Card[],
  sets: readonly Pick<CardSet, 'id' | 'code' | 'releasedAt'>[] = [],
): CardNameIndex {
  const releases = new Map(sets.map(({ id, releasedAt }) => [id, releasedAt ?? '']))
  const releaseOf = ({ setId }: Card) => releases.get(setId) ?? ''
  const choice = sortByName(cards)
    .map((card) => ({
      card,
      rank: Number(isInfinityOnly(card.set)) * 2 + Number(isSpecial(card)),
      release: releaseOf(card),
    }))
    .toSorted((a, b) => a.rank - b.rank || compareText(b.release, a.release))
    .map(({ card }) => card)
  const byName = Map.groupBy(choice, ({ name }) => nameKey(name))
  return {
    byName: sortKeys(byName),
    byWords: sortKeys(Map.groupBy(choice, ({ name }) => wordsKey(name))),
    byLetters: Map.groupBy(choice, ({ name }) => lettersKey(name)),
    setCodes: new Map(sets.map(({ id, code }) => [id, code])),
  }
}

/**
 * Finds the printings of a name, the preferred one first; empty for an unknown name (requirements §5, Deck import). It
 * tries, in this order: the whole name, ignoring case, accents, quotes and dashes; its letters and digits, as in "Elsa,
 * Spirit of Winter" or "We Dont Talk About Bruno"; a name that contains the text, at the earliest place, then the
 * shortest name; the same without punctuation, as in "Ursulas Garden".
 */
export function findPrintings(index: CardNameIndex, name: string): readonly Card[] {
  const letters = lettersKey(name)
  if (letters === '') return []
  const key = nameKey(name)
  return (
    index.byName.get(key) ??
    index.byLetters.get(letters) ??
    findContaining(index.byName, key) ??
    findContaining(index.byWords, wordsKey(name)) ??
    []
  )
}

/** Whether a text is the whole name of a card, and not only a part. */
export function hasName(card: Card, name: string): boolean {
  return lettersKey(card.name) === lettersKey(name)
}

/** Whether any card has this whole name. */
export function isCardName({ byLetters }: CardNameIndex, name: string): boolean {
  return byLetters.has(lettersKey(name))
}

/** Whether a text is the name of a card's character: "Elsa". */
export function isCharacterName(card: Card, text: string): boolean {
  const [character = '', version] = card.name.split(' - ')
  return version !== undefined && lettersKey(character) === lettersKey(text)
}

function findContaining(byKey: ReadonlyMap<string, readonly Card[]>, part: string): readonly Card[] | undefined {
  const [best] = [...byKey]
    .map(([name, printings]) => ({ at: name.indexOf(part), length: name.length, printings }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || a.length - b.length)
  return best?.printings
}

function isSpecial({ rarity }: Card): boolean {
  return compareRarity(rarity, 'Legendary') > 0
}

function nameKey(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim()
}

function wordsKey(name: string): string {
  return foldText(name)
    .replaceAll("'", '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function lettersKey(name: string): string {
  return wordsKey(name).replaceAll(' ', '')
}

function sortKeys(byKey: ReadonlyMap<string, readonly Card[]>): Map<string, readonly Card[]> {
  return new Map([...byKey].toSorted(([a], [b]) => compareText(a, b)))
}
