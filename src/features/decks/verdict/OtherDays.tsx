import { useId, useMemo } from 'react'
import type { OfficialRules } from '#data/formats/useOfficialRules.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { formatIsoDay } from '#domain/dates/formatDay.ts'
import { isDay } from '#domain/dates/isoDay.ts'
import { type Days, rangeOf } from '#domain/formats/days.ts'
import { FORMAT_NAMES } from '#domain/formats/describeReasons.ts'
import { formatEvents } from '#domain/formats/formatEvents.ts'
import type { OfficialFormat } from '#domain/formats/formatRule.ts'
import { type JudgedDeck, legalDays } from '#domain/formats/judgeDeck.ts'
import { Button } from '#ui/Button.tsx'
import styles from './OtherDays.module.css'
import { Replacements } from './Replacements.tsx'

/**
 * Chooses a day for the verdict on a deck, by a slider over the days on which the legal cards change, and shows when each
 * format allows the deck, and what could replace the cards that it does not allow on that day.
 */
export function OtherDays({
  heading: Heading,
  deck,
  formats,
  catalogue,
  official: { today, rules, sets, book },
  day,
  onDay,
  onSwap,
}: {
  /** The level of its heading. */
  heading: 'h2' | 'h3'
  deck: JudgedDeck
  formats: readonly OfficialFormat[]
  catalogue: Catalogue
  official: OfficialRules
  /** An ISO day. */
  day: string
  onDay: (day: string) => void
  onSwap: ((swaps: ReadonlyMap<string, Card>) => void) | undefined
}) {
  const id = useId()
  const events = useMemo(() => formatEvents(rules, sets), [rules, sets])
  const stops = useMemo(() => [...new Set([...events.map((event) => event.day), today])].toSorted(), [events, today])
  const days = formats.map((format) => ({ format, legal: legalDays(deck, format, book) }))
  const at = Math.max(
    stops.findLastIndex((stop) => stop <= day),
    0,
  )
  const rotation = rules.find(({ kind, from }) => kind === 'rotation' && from !== null && from > today)?.from
  const changes = events.filter((event) => event.day === day).map(({ text }) => text)
  const words = `${formatIsoDay(day, 'long')}${day === today ? ', today' : ''}`
  return (
    <section className={styles['days']} aria-labelledby={id}>
      <Heading id={id}>On other days</Heading>
      {days.map(({ format, legal }) => (
        <div key={format} className={styles['format']}>
          <span>{FORMAT_NAMES[format]}</span>
          <svg viewBox={`0 0 ${stops.length} 1`} preserveAspectRatio="none" aria-hidden>
            {stops.map((stop, place) => (
              <rect key={stop} x={place} width="1" height="1" data-legal={rangeOf(legal, stop) !== undefined} />
            ))}
          </svg>
          <span className="spoken">{describeDays(legal)}</span>
        </div>
      ))}
      <input
        type="range"
        aria-label="Day of the verdict"
        aria-valuetext={[words, ...changes].join('. ')}
        min={0}
        max={stops.length - 1}
        value={at}
        onChange={({ target }) => onDay(stops[Number(target.value)] ?? today)}
      />
      <p className={styles['changes']} aria-live="polite">
        <b>{words}</b> {changes.map((text) => `${text}. `)}
      </p>
      <div className={styles['choice']}>
        <input
          type="date"
          aria-label="Day"
          value={day}
          onChange={({ target }) => (isDay(target.value) ? onDay(target.value) : undefined)}
        />
        <Button aria-pressed={day === today} onClick={() => onDay(today)}>
          Today
        </Button>
        {rotation ? (
          <Button aria-pressed={day === rotation} onClick={() => onDay(rotation)}>
            Next Rotation
          </Button>
        ) : null}
      </div>
      {day < today ? null : (
        <Replacements cards={deck.cards} catalogue={catalogue} book={book} day={day} onSwap={onSwap} />
      )}
    </section>
  )
}

/** "legal from July 17, 2026 until August 1, 2027", or "never legal". */
const describeDays = (legal: Days): string =>
  legal
    .map(({ from, until }) =>
      [
        'legal',
        isDay(from) ? `from ${formatIsoDay(from, 'long')}` : '',
        isDay(until) ? `until ${formatIsoDay(until, 'long')}` : '',
      ].join(' '),
    )
    .join(', ') || 'never legal'
