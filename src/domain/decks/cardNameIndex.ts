import type { Card } from '../cards/card.ts'
import { compareText, foldText } from '../cards/foldText.ts'
import { compareRarity } from '../cards/rarity.ts'
import { sortByName } from '../cards/sort.ts'
import type { CardSet } from '../sets/cardSet.ts'
import { isInfinityOnly } from './legality.ts'

/** All printings by the name a deck list calls them, prepared once for any number of lists. */
export type CardNameIndex = {
  /** By folded name, in the order of names; of each name the printing that is chosen first. */
  readonly byName: ReadonlyMap<string, readonly Card[]>
  /** By the words of the name, without apostrophes and all other punctuation, in the order of names. */
  readonly byWords: ReadonlyMap<string, readonly Card[]>
  /** By the letters and digits of the name alone. */
  readonly byLetters: ReadonlyMap<string, readonly Card[]>
  /** The codes of the sets ("9", "P1") by their ids. */
  readonly setCodes: ReadonlyMap<string, string>
}

/**
 * Prepares the cards for finding them by name. Which printing of a name a deck list means, where it does not say: one that
 * keeps the deck in core, before one that only infinity allows; one of an ordinary rarity, before Epic, Iconic, Enchanted
 * and Promo; then the newest set's, which stays legal longest; then the lowest number.
 * @param sets tell the codes and dates of release; without them no reference is understood and no set is the newest.
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
 * The printings that a name means, the one to choose first; none for a name that no card has (requirements §5, Deck
 * import). Names match whole, whatever their case, accents, quotes and dashes; else by letters and digits alone, for lists that
 * write "Elsa, Spirit of Winter" or "We Dont Talk About Bruno"; else the card whose name contains the text, of several the one
 * where it stands earliest, then the shortest name; at last the same without punctuation, "Ursulas Garden".
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

/** Whether a name is a card's own whole name, and not a part of it by which it was found. */
export function hasName(card: Card, name: string): boolean {
  return lettersKey(card.name) === lettersKey(name)
}

/** Whether some card has this whole name. */
export function isCardName({ byLetters }: CardNameIndex, name: string): boolean {
  return byLetters.has(lettersKey(name))
}

/** Whether a text is the name of a card's character, "Elsa". */
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
