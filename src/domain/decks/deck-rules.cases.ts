import type { DeckEntry } from './deckRules.ts'
import type { Legality } from './legality.ts'

/** A reason why the database refuses a deck. */
export type DeckProblem = 'empty' | 'tooManyCards' | 'badQuantity' | 'tooManyCopies' | 'listedTwice' | 'unknownCard'

/** A deck as a client sends it, with the expected result. */
export type DeckCase = {
  readonly title: string
  readonly cards: readonly DeckEntry[]
  /** Null for an accepted deck, whose total and format must match. */
  readonly problem: DeckProblem | null
  readonly total: number
  readonly legality: Legality
}

/** The sets of the cases by code, with their names on cards. */
const CASE_SETS = {
  '1': 'The First Chapter',
  '2': 'Rise of the Floodborn',
  '3': 'Into the Inklands',
  '4': "Ursula's Return",
  '5': 'Shimmering Skies',
  '9': 'Fabled',
  P1: 'Promo Set 1',
} as const
type SetCode = keyof typeof CASE_SETS

/** Without 4, because Into the Inklands has 4a to 4e instead. */
const CASE_NUMBERS = [1, 2, 3, ...Array.from({ length: 16 }, (_, at) => at + 5)]

/** The existing cards in the cases; all are cards of the offline pack. */
export const DECK_CASE_CARDS: readonly { readonly id: string; readonly setCode: string; readonly set: string }[] =
  Object.entries(CASE_SETS).flatMap(([setCode, set]) =>
    CASE_NUMBERS.map((number) => ({ id: `pack-${setCode}-${number}`, setCode, set })),
  )

/** Cases for the deck rules, which the database enforces; the total and the format are computed here, too. */
export const DECK_CASES: readonly DeckCase[] = [
  accepted('a single card is a deck', [copies('9', 1, 1)], 1, 'core'),
  accepted('four copies of a card are allowed', [copies('9', 1, 4)], 4, 'core'),
  accepted('sixty cards are a full deck', fourEach('9', 15), 60, 'core'),
  accepted('cards of two newer sets are core', [copies('9', 1, 4), copies('5', 2, 3)], 7, 'core'),
  accepted('promotional cards are core', [copies('P1', 1, 1), copies('9', 1, 2)], 3, 'core'),
  accepted(
    'one card of The First Chapter makes a deck infinity',
    [copies('9', 1, 4), copies('1', 1, 1)],
    5,
    'infinity',
  ),
  accepted('one card of Rise of the Floodborn makes a deck infinity', [copies('2', 3, 2)], 2, 'infinity'),
  accepted(
    'one card of Into the Inklands makes a deck infinity',
    [copies('3', 3, 4), copies('9', 7, 1)],
    5,
    'infinity',
  ),
  accepted("one card of Ursula's Return makes a deck infinity", [copies('5', 1, 1), copies('4', 1, 1)], 2, 'infinity'),
  refused('an empty deck is refused', [], 'empty'),
  refused('a fifth copy is refused', [copies('9', 1, 5)], 'tooManyCopies'),
  refused('a sixty-first card is refused', [...fourEach('9', 15), copies('9', 20, 1)], 'tooManyCards'),
  refused('a card listed twice is refused', [copies('9', 1, 2), copies('9', 1, 1)], 'listedTwice'),
  refused(
    'a card listed twice is refused even beyond four copies',
    [copies('9', 1, 4), copies('9', 1, 4)],
    'listedTwice',
  ),
  refused('no copies of a card are refused', [copies('9', 1, 0)], 'badQuantity'),
  refused('a negative number of copies is refused', [copies('9', 1, 4), copies('9', 2, -4)], 'badQuantity'),
  refused('half a copy is refused', [copies('9', 1, 1.5)], 'badQuantity'),
  refused('a card that does not exist is refused', [{ card: 'pack-9-9999', quantity: 1 }], 'unknownCard'),
]

function copies(setCode: SetCode, number: number, quantity: number): DeckEntry {
  return { card: `pack-${setCode}-${number}`, quantity }
}

function fourEach(setCode: SetCode, cards: number): DeckEntry[] {
  return CASE_NUMBERS.slice(0, cards).map((number) => copies(setCode, number, 4))
}

function accepted(title: string, cards: readonly DeckEntry[], total: number, legality: Legality): DeckCase {
  return { title, cards, problem: null, total, legality }
}

function refused(title: string, cards: readonly DeckEntry[], problem: DeckProblem): DeckCase {
  const total = cards.reduce((sum, { quantity }) => sum + quantity, 0)
  return { title, cards, problem, total, legality: 'core' }
}
