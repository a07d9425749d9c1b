import type { Card } from '../cards/card.ts'
import { foldText } from '../cards/foldText.ts'
import { copiesOf, type DeckDraft } from './deckDraft.ts'

/** A change of a deck that is typed into the search field: `+3 elsa` adds copies, `-1 maui` removes, `=4 be prepared` sets. */
export type DraftCommand = {
  readonly type: 'add' | 'remove' | 'set'
  readonly quantity: number
  /** The search for the card. */
  readonly words: string
  /** The text before the command: the filters of the search. */
  readonly filters: string
}

const TYPES = { '+': 'add', '-': 'remove', '=': 'set' } as const

/** Terms of the search language such as `ink:ruby`, then a sign, a number and a search. */
const COMMAND = /^((?:[^\s:<>=]+[:<>=]+(?:"[^"]*"|[^\s"])+\s+)*\s*)([+=-])(\d{1,2})(\s+)(\S.*)$/

/** Reads a search text as a command; null if it is not one. */
export function readDraftCommand(text: string): DraftCommand | null {
  const [, filters = '', sign = '', number = '', , words = ''] = COMMAND.exec(text) ?? []
  const type = TYPES[sign as keyof typeof TYPES]
  return type ? { type, quantity: Number(number), words: words.trim(), filters } : null
}

/** The search of a text that may be a command. Each character keeps its position. */
export const withoutCommand = (text: string): string =>
  text.replace(
    COMMAND,
    (_, filters: string, _sign, number: string, gap: string, words: string) =>
      filters + ' '.repeat(1 + number.length + gap.length) + words,
  )

/**
 * The card that a command means: the one whose name equals the words, else the first whose name begins with them, else the
 * first. Copies can only be removed from cards of the deck.
 * @param found the cards that the words find.
 */
export function findCommandCard(
  { type, quantity, words }: DraftCommand,
  found: readonly Card[],
  draft: DeckDraft,
): Card | undefined {
  const isRemoval = type === 'remove' || (type === 'set' && quantity === 0)
  const cards = isRemoval ? found.filter(({ id }) => copiesOf(draft, id) > 0) : found
  const wanted = foldText(words)
  return (
    cards.find(({ name }) => foldText(name) === wanted) ??
    cards.find(({ name }) => foldText(name).startsWith(wanted)) ??
    cards[0]
  )
}

/** The number of copies after a command, before the limits of a deck. @param copies the present number. */
export function copiesAfter({ type, quantity }: DraftCommand, copies: number): number {
  if (type === 'set') return quantity
  return type === 'add' ? copies + quantity : Math.max(0, copies - quantity)
}
