import { Check, ChevronDown, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useRuleBook } from '#data/formats/useRuleBook.ts'
import type { Card } from '#domain/cards/card.ts'
import { toUtcDay } from '#domain/dates/isoDay.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { FORMAT_NAMES, shortReasons } from '#domain/formats/describeReasons.ts'
import { judgeFormats, type Verdict } from '#domain/formats/judgeFormats.ts'
import styles from './DeckVerdict.module.css'
import { VerdictDetails } from './VerdictDetails.tsx'

/**
 * The official verdict on a deck: whether events of each format allow it today; a press shows the reasons. It works
 * without scripts.
 * @param all all printings of the deck's cards
 * @param isDraft whether the summary leaves out that the deck has too few cards yet
 */
export function DeckVerdict({
  cards,
  all,
  isDraft = false,
}: {
  cards: readonly DeckCard[]
  all: readonly Card[]
  isDraft?: boolean
}) {
  const [today] = useState(() => toUtcDay(Date.now()))
  const book = useRuleBook(all)
  const verdicts = useMemo(() => book && judgeFormats({ cards, leader: null }, today, book), [cards, today, book])
  if (!verdicts) return <span className={styles['waiting']} />
  const shown = isDraft ? verdicts.map(withoutSize) : verdicts
  return (
    <details className={styles['verdict']} data-draft={isDraft}>
      <summary>
        <span className="spoken">Official events: </span>
        {shown.map((verdict) => (
          <FormatMark key={verdict.format} verdict={verdict} />
        ))}
        <span className={styles['reasons']}>{shortReasons(tellingReasons(shown))}</span>
        <ChevronDown aria-hidden size={16} />
      </summary>
      <VerdictDetails verdicts={verdicts} />
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
