import { Check, ChevronDown, X } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useOfficialRules } from '#data/formats/useOfficialRules.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { FORMAT_NAMES, shortReasons } from '#domain/formats/describeReasons.ts'
import { judgeFormats, type Verdict } from '#domain/formats/judgeFormats.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.ts'
import { LoadFailureNotice } from '#ui/lazy/LoadFailureNotice.tsx'
import styles from './DeckVerdict.module.css'
import { VerdictDetails } from './VerdictDetails.tsx'

const OtherDays = lazyComponent(async () => (await import('./OtherDays.tsx')).OtherDays, {
  renderFailure: (failure) => <LoadFailureNotice title="Other days could not be loaded" failure={failure} />,
})

/**
 * The official verdict on a deck: whether events of each format allow it today; a press shows the reasons, and the
 * verdict on other days. Without scripts it shows those of today.
 * @param catalogue has at least all printings of the deck's cards.
 * @param leader the full name of the deck's leader in Format Coconut, or null.
 * @param onSwap replaces cards of a draft, given by their ids. A draft with too few cards is legal so far in the summary.
 */
export function DeckVerdict({
  cards,
  leader,
  catalogue,
  onSwap,
  start,
}: {
  cards: readonly DeckCard[]
  leader: string | null
  catalogue: Catalogue
  onSwap?: (swaps: ReadonlyMap<string, Card>) => void
  /** The reasons begin with this content once opened. */
  start?: ReactNode
}) {
  const [chosen, setDay] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const official = useOfficialRules(catalogue.cards)
  const deck = useMemo(() => ({ cards, leader }), [cards, leader])
  const verdicts = useMemo(() => official && judgeFormats(deck, official.today, official.book), [deck, official])
  const isShown = verdicts !== null
  // A press before the page is hydrated opens it without an event.
  useEffect(() => setOpen(details.current?.open ?? false), [isShown])
  if (!verdicts || !official) return <span className={styles['waiting']} />
  const { today, book } = official
  const day = chosen ?? today
  // On its page the deck's name is the heading above, in the builder "Your Deck".
  const heading = onSwap ? 'h3' : 'h2'
  const shown = onSwap ? verdicts.map(withoutSize) : verdicts
  const reasons = tellingReasons(shown)
  const isLegalSoFar = reasons.length === 0 && tellingReasons(verdicts).length > 0
  return (
    <details
      ref={details}
      className={styles['verdict']}
      data-draft={onSwap !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="spoken">Official events: </span>
        {shown.map((verdict) => (
          <FormatMark key={verdict.format} verdict={verdict} />
        ))}
        <span className={styles['reasons']}>{isLegalSoFar ? 'so far' : shortReasons(reasons)}</span>
        <ChevronDown aria-hidden size={16} />
      </summary>
      <div className={styles['details']}>
        {start}
        <VerdictDetails verdicts={day === today ? verdicts : judgeFormats(deck, day, book)} heading={heading} />
        {isOpen ? (
          <OtherDays
            heading={heading}
            deck={deck}
            formats={verdicts.map(({ format }) => format)}
            catalogue={catalogue}
            official={official}
            day={day}
            onDay={setDay}
            onSwap={onSwap}
          />
        ) : null}
      </div>
    </details>
  )
}

const withoutSize = ({ format, reasons }: Verdict): Verdict => ({
  format,
  reasons: reasons.filter(({ kind }) => kind !== 'size'),
})

/** The reasons of the first format that does not allow the deck. */
const tellingReasons = (verdicts: readonly Verdict[]) =>
  verdicts.find(({ reasons }) => reasons.length > 0)?.reasons ?? []

/** A format's name with a sign for legal or not legal. */
function FormatMark({ verdict: { format, reasons } }: { verdict: Verdict }) {
  const isLegal = reasons.length === 0
  const Icon = isLegal ? Check : X
  return (
    <span className={styles['mark']} data-legal={isLegal}>
      <Icon aria-hidden size={15} />
      {FORMAT_NAMES[format]} <span className="spoken">{isLegal ? 'legal' : 'not legal'}, </span>
    </span>
  )
}
