import { createContext, useContext } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { type CardRow, toCard } from '#domain/cards/cardRow.ts'
import type { ListedDeckRow } from '../decks/deckLists.ts'
import type { DeckRow } from '../decks/decks.ts'
import { type SetRow, toCardSet } from './setRow.ts'

/** What the host sends along with a page, so that it shows it before the browser has read anything (decision 021). */
export type SentContent = {
  /** The cards that /cards shows first, with it. */
  readonly first: CardsPart<Card> | null
  /** A card and all others of its name, with its own page. */
  readonly namesakes: readonly Card[]
  /** All cards of a character, with its own page. */
  readonly character: readonly Card[]
  /** How many characters there are and the first of them, with /characters. */
  readonly characters: { readonly count: number; readonly first: readonly SentCharacter[] } | null
  /** The sets that /sets shows, with it. */
  readonly sets: readonly CardSet[] | null
  /** The cards that stand for those of them which have no picture. */
  readonly setCards: readonly Card[]
  /** A deck as a guest sees it, with its own page. */
  readonly deck: DeckRow | null
  /** The first page of all decks as a guest sees it, with /decks. */
  readonly decks: readonly ListedDeckRow[] | null
  /** The cards of that deck; of those decks the ones that the first few of them show. */
  readonly deckCards: readonly Card[]
}

/** A page of the cards that /cards finds: those after the first `from` of `count`. `query` is that of its address. */
type CardsPart<Shown> = {
  readonly query: string
  readonly cards: readonly Shown[]
  readonly from: number
  readonly count: number
}

/** A character as its place in a list shows it. */
export type SentCharacter = { readonly name: string; readonly variants: number; readonly best: Card }

/** Nothing: there is no host, nothing was asked for, or the page that it came with has been left. */
export const NOTHING_SENT: SentContent = {
  first: null,
  namesakes: [],
  character: [],
  characters: null,
  sets: null,
  setCards: [],
  deck: null,
  decks: null,
  deckCards: [],
}

const Sent = createContext(NOTHING_SENT)

/** Puts what was sent within reach of `useSentContent`. */
export const SentContentProvider = Sent.Provider

/** What came along with the page that was loaded, until another one is shown. */
export const useSentContent = (): SentContent => useContext(Sent)

/** What the host writes: rows as it gives them to a guest. */
type Written = {
  readonly [Part in 'namesakes' | 'character' | 'setCards' | 'deckCards']?: CardRow[]
} & {
  readonly first?: CardsPart<CardRow>
  readonly characters?: { readonly count: number; readonly first: { name: string; variants: number; best: CardRow }[] }
  readonly sets?: SetRow[]
  readonly deck?: DeckRow
  readonly decks?: ListedDeckRow[]
}

/** @param json what the host writes (`Written`). */
export function parseSentContent(json: string): SentContent {
  // Written by the host that this page came from.
  const { first, characters, sets, deck = null, decks = null, ...rows } = JSON.parse(json) as Written
  const cards = (part: keyof typeof rows) => (rows[part] ?? []).map(toCard)
  return {
    first: first ? { ...first, cards: first.cards.map(toCard) } : null,
    namesakes: cards('namesakes'),
    character: cards('character'),
    characters: characters
      ? { ...characters, first: characters.first.map((one) => ({ ...one, best: toCard(one.best) })) }
      : null,
    sets: sets?.map(toCardSet) ?? null,
    setCards: cards('setCards'),
    deck,
    decks,
    deckCards: cards('deckCards'),
  }
}

/** What the host wrote into this page (`<script id="sent">`). */
export function readSentContent(): SentContent {
  const json = document.getElementById('sent')?.textContent
  return json ? parseSentContent(json) : NOTHING_SENT
}
