import { createContext, useContext } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { type CardRow, toCard } from './cardRow.ts'

/** Cards that the host sends along with a page, so that it shows them before the whole catalogue is here (decision 021). */
export type SentCards = {
  /** The first cards by name, with /cards. */
  readonly first: readonly Card[]
  /** A card and all others of its name, with its own page. */
  readonly namesakes: readonly Card[]
}

const NONE: SentCards = { first: [], namesakes: [] }

const Sent = createContext(NONE)

/** Puts what was sent within reach of `useSentCards`. */
export const SentCardsProvider = Sent.Provider

/** What came along with the page that was loaded; nothing without a host, or where nothing was asked for. */
export const useSentCards = (): SentCards => useContext(Sent)

/** @param json what the host writes: rows of its own table, by the name of their list. */
export function parseSentCards(json: string): SentCards {
  const { first = [], namesakes = [] } = JSON.parse(json) as Partial<Record<keyof SentCards, CardRow[]>>
  return { first: first.map(toCard), namesakes: namesakes.map(toCard) }
}

/** What the host wrote into this page (`<script id="sent-cards">`). */
export function readSentCards(): SentCards {
  const json = document.getElementById('sent-cards')?.textContent
  return json ? parseSentCards(json) : NONE
}
