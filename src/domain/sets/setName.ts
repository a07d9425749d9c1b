import { foldText } from '../cards/foldText.ts'

/**
 * The names of each set; the first one is the display name (requirements §9 and the two sources of card data). Cards
 * refer to their set by number, promo cards by code.
 */
const NAMES_OF_ONE_SET: readonly (readonly [string, ...string[]])[] = [
  ['The First Chapter', '1'],
  ['Rise of the Floodborn', '2'],
  ['Into the Inklands', '3'],
  ["Ursula's Return", '4'],
  ['Shimmering Skies', '5'],
  ['Azurite Sea', '6'],
  ["Archazia's Island", '7'],
  ['Reign of Jafar', 'The Reign of Jafar', '8'],
  ['Fabled', '9'],
  ['Whispers in the Well', '10'],
  ['Winterspell', '11'],
  ['Wilds Unknown', '12'],
  ['Attack of the Vine!', '13'],
  ['Hyperia City', '14'],
  ["Curator's Collection: Heroines", 'CC1'],
  ['Format Coconut', 'Coconut'],
  ['Party Deck', 'PD1'],
  ['Promo Set 1', 'Promo 1', 'P1'],
  ['Promo Set 2', 'Promo 2', 'P2'],
  ['Promo Set 3', 'Promo 3', 'P3'],
  ['Promo Set 4', 'Promo 4', 'P4'],
  ['Challenge Promo', 'cp'],
  ['Lorcana Challenge Year 3', 'C2'],
  ['D23 Collection', 'D23'],
  ['EPCOT Festival of the Arts', 'DIS'],
]

const PREFERRED_NAMES = new Map(
  NAMES_OF_ONE_SET.flatMap((names) => names.map((name) => [foldText(name), names[0]] as const)),
)

/**
 * The display name of a set: "The Reign of Jafar" gives "Reign of Jafar", "P1" gives "Promo Set 1", "009" gives
 * "Fabled".
 */
export function normalizeSetName(name: string): string {
  const known = name.trim().replace(/^0+(?=\d+$)/, '')
  return PREFERRED_NAMES.get(foldText(known)) ?? name.trim()
}

/** Whether two names, numbers or codes mean the same set, ignoring case, quotes and aliases. */
export function isSameSetName(a: string, b: string): boolean {
  return foldText(normalizeSetName(a)) === foldText(normalizeSetName(b))
}

/**
 * Finds the name that cards use for a set, undefined if none matches (requirements §2, Sets: 'Promo 1' maps to
 * whichever promo name the cards use).
 */
export function findSetName(namesInUse: Iterable<string>, name: string): string | undefined {
  return [...namesInUse].find((nameInUse) => isSameSetName(nameInUse, name))
}
