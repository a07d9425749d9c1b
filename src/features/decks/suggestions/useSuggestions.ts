import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { deckSampleQuery } from '#data/decks/deckSample.ts'
import { useOfficialRules } from '#data/formats/useOfficialRules.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import type { Card } from '#domain/cards/card.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { printingsIn } from '#domain/cards/printings.ts'
import { type Collection, copiesOf, countAllCopies } from '#domain/collection/copies.ts'
import { deckInks } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import type { Legality } from '#domain/decks/legality.ts'
import { readSample } from '#domain/suggestions/deckSample.ts'
import { suggestCards, type Suggestion } from '#domain/suggestions/suggestCards.ts'
import { formatOfCards, MAX_INKS, suggestableCards } from '#domain/suggestions/suggestableCards.ts'

/** A suggested card in the printing to add, with the owned copies of all its printings. */
export type SuggestedCard = Suggestion & { readonly card: Card; readonly owned: number }

export type SuggestionState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'none'; readonly why: string }
  | { readonly status: 'found'; readonly suggestions: readonly SuggestedCard[]; readonly decks: number }

const NO_CARDS = 'Add some cards first. Suggestions come from public decks with the same cards.'
const MANY_INKS = 'A deck has at most two inks. Suggestions are for decks without a third one.'
const FEW_DECKS = 'Too few public decks with these cards yet.'
const NO_OTHERS = 'No other card in this format is in enough similar decks.'

const SHOWN = 10

/** Among how many suggestions owned cards come first. */
const CONSIDERED = 40

/**
 * The suggestions for a draft.
 * @param owned undefined for a guest, and while the collection is unknown.
 * @param chosen the format; undefined for the format of the cards.
 */
export function useSuggestions({
  cards,
  catalogue,
  owned,
  chosen,
  isOwnedFirst,
}: {
  cards: readonly DeckCard[]
  catalogue: Catalogue
  owned: Collection | undefined
  chosen: Legality | undefined
  isOwnedFirst: boolean
}): { readonly format: Legality; readonly state: SuggestionState } {
  const inks = useMemo(() => deckInks(cards), [cards])
  const isAskable = inks.length > 0 && inks.length <= MAX_INKS
  const { data, error, refetch } = useQuery({ ...deckSampleQuery(useViewerId(), { inks }), enabled: isAskable })
  const official = useOfficialRules(catalogue.cards)
  const sample = useMemo(() => data && readSample(data, catalogue.byId), [data, catalogue])
  const rules = useMemo(() => {
    if (!official) return null
    const isLegalIn = (format: Legality) => (card: Card) => official.book[format].isLegal(cardKey(card), official.today)
    const format = chosen ?? formatOfCards(cards, isLegalIn('core'))
    return { format, isLegal: isLegalIn(format) }
  }, [official, chosen, cards])
  const suggestions = useMemo(() => {
    if (!sample || !rules) return undefined
    const printingsOf = printingsIn(catalogue.cards)
    const allowed = suggestableCards(catalogue.cards, cards, rules.format, rules.isLegal, owned ?? null)
    const found = suggestCards(sample, [...new Set(cards.map(({ card }) => cardKey(card)))], {
      isAllowed: (key) => allowed.has(key),
      compareEqual: (key, other) => compareCards(allowed.get(key), allowed.get(other)),
      count: isOwnedFirst ? CONSIDERED : SHOWN,
    })
    if (!found) return null
    const listed = found.flatMap((suggestion) => {
      const card = allowed.get(suggestion.key)
      if (!card) return []
      const copies = printingsOf(card).map(({ id }) => (owned ? countAllCopies(copiesOf(owned, id)) : 0))
      return [{ ...suggestion, card, owned: copies.reduce((sum, count) => sum + count, 0) }]
    })
    const ordered = isOwnedFirst ? listed.toSorted((a, b) => Number(b.owned > 0) - Number(a.owned > 0)) : listed
    return ordered.slice(0, SHOWN)
  }, [sample, rules, catalogue, cards, owned, isOwnedFirst])

  const format = rules?.format ?? chosen ?? 'core'
  const state = ((): SuggestionState => {
    if (inks.length === 0) return { status: 'none', why: NO_CARDS }
    if (!isAskable) return { status: 'none', why: MANY_INKS }
    if (!sample && error) return { status: 'failed', retry: () => void refetch() }
    if (!sample || suggestions === undefined) return { status: 'loading' }
    if (suggestions === null) return { status: 'none', why: FEW_DECKS }
    if (suggestions.length === 0) return { status: 'none', why: NO_OTHERS }
    return { status: 'found', suggestions, decks: sample.decks.length }
  })()
  return { format, state }
}

/** Cards that can be inked come first, then cheap ones. */
function compareCards(card: Card | undefined, other: Card | undefined): number {
  if (!card || !other) return 0
  return Number(other.inkable) - Number(card.inkable) || card.cost - other.cost
}
