import { createContext, useContext } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { type CardRow, toCard } from './cardRow.ts'
import type { ListedDeckRow } from './deckLists.ts'
import type { DeckRow } from './decks.ts'

/** What the host sends along with a page, so that it shows it before the browser has read anything (decision 021). */
export type SentContent = {
  /** The first cards by name, with /cards. */
  readonly first: readonly Card[]
  /** A card and all others of its name, with its own page. */
  readonly namesakes: readonly Card[]
  /** A deck as a guest sees it, with its own page. */
  readonly deck: DeckRow | null
  /** The first page of all decks as a guest sees it, with /decks. */
  readonly decks: readonly ListedDeckRow[] | null
  /** The cards of that deck; of those decks the ones that the first few of them show. */
  readonly deckCards: readonly Card[]
}

/** Nothing: there is no host, nothing was asked for, or the page that it came with has been left. */
export const NOTHING_SENT: SentContent = { first: [], namesakes: [], deck: null, decks: null, deckCards: [] }

const Sent = createContext(NOTHING_SENT)

/** Puts what was sent within reach of `useSentContent`. */
export const SentContentProvider = Sent.Provider

/** What came along with the page that was loaded, until another one is shown. */
export const useSentContent = (): SentContent => useContext(Sent)

type Written = {
  readonly [Part in keyof SentContent]?: SentContent[Part] extends readonly Card[] ? CardRow[] : SentContent[Part]
}

/** @param json what the host writes: rows as it gives them to a guest, by the name of their list. */
export function parseSentContent(json: string): SentContent {
  const { first = [], namesakes = [], deck = null, decks = null, deckCards = [] } = JSON.parse(json) as Written
  return { first: first.map(toCard), namesakes: namesakes.map(toCard), deck, decks, deckCards: deckCards.map(toCard) }
}

/** What the host wrote into this page (`<script id="sent">`). */
export function readSentContent(): SentContent {
  const json = document.getElementById('sent')?.textContent
  return json ? parseSentContent(json) : NOTHING_SENT
}
