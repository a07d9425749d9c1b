import type { Deck } from '#data/decks/decks.ts'
import { useOfficialRules } from '#data/formats/useOfficialRules.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { formatIsoDay } from '#domain/dates/formatDay.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { registrationLines } from '#domain/decks/registrationLines.ts'
import { FORMAT_NAMES, describeReasons } from '#domain/formats/describeReasons.ts'
import { judgeFormats, type Verdict } from '#domain/formats/judgeFormats.ts'
import { PrintSheet } from '#ui/PrintSheet.tsx'
import styles from './RegistrationList.module.css'

const BLANKS = ['Player name', 'Player ID', 'Event', 'Date', 'Table', 'Signature']

/**
 * A deck's registration list for a tournament, to be printed on one page and completed by hand. Ends with the official
 * verdict of today.
 * @param catalogue has at least all printings of the deck's cards.
 */
export function RegistrationList({
  deck: { name, leader },
  cards,
  catalogue,
}: {
  deck: Pick<Deck, 'name' | 'leader'>
  cards: readonly DeckCard[]
  catalogue: Catalogue
}) {
  const official = useOfficialRules(catalogue.cards)
  return (
    <PrintSheet>
      <h1>Deck Registration</h1>
      <dl className={styles['blanks']}>
        {BLANKS.map((blank) => (
          <div key={blank}>
            <dt>{blank}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <h2 className={styles['name']}>{name}</h2>
      {leader === null ? null : <p>Leader: {leader}</p>}
      <ul className={styles['cards']}>
        {registrationLines(cards).map((line) => (
          <li key={line.name}>
            <b>{line.quantity}</b> <span>{line.name}</span>
          </li>
        ))}
      </ul>
      <p className={styles['total']}>
        <b>{countCards(cards)}</b> Total cards
      </p>
      {official
        ? judgeFormats({ cards, leader }, official.today, official.book).map((verdict) => (
            <p key={verdict.format} className={styles['verdict']}>
              {verdictText(verdict, official.today)}
            </p>
          ))
        : null}
    </PrintSheet>
  )
}

/** "Core on July 20, 2026: not legal (4 cards rotated out on July 17, 2026)". */
function verdictText({ format, reasons }: Verdict, day: string): string {
  const verdict =
    reasons.length === 0
      ? 'legal'
      : `not legal (${describeReasons(reasons)
          .map(({ text }) => text)
          .join('; ')})`
  return `${FORMAT_NAMES[format]} on ${formatIsoDay(day, 'long')}: ${verdict}`
}
