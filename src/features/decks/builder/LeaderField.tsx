import { useMemo } from 'react'
import { useOfficialRules } from '#data/formats/useOfficialRules.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import type { PrintingsOf } from '#domain/decks/deckValue.ts'
import { findLeaders } from '#domain/formats/findLeaders.ts'
import { SelectField } from '#ui/SelectField.tsx'

/** Names the card that leads the deck in Format Coconut; nothing while the deck has no card that can. */
export function LeaderField({
  cards,
  printingsOf,
  leader,
  isDisabled,
  onChoose,
}: {
  cards: readonly DeckCard[]
  printingsOf: PrintingsOf
  /** A full name, or null. */
  leader: string | null
  isDisabled: boolean
  onChoose: (leader: string | null) => void
}) {
  const printings = useMemo(() => cards.flatMap(({ card }) => printingsOf(card)), [cards, printingsOf])
  const official = useOfficialRules(printings)
  const leaders = official ? findLeaders(cards, official.book) : []
  const names = leader === null || leaders.includes(leader) ? leaders : [...leaders, leader]
  if (names.length === 0) return null
  return (
    <SelectField
      label="Leader in Format Coconut"
      value={leader ?? ''}
      disabled={isDisabled}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      <option value="">None</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  )
}
