import { Fragment } from 'react'
import { parseRulesText, type RulesSegment, symbolWord } from '#domain/cards/rulesText.ts'
import styles from './RulesText.module.css'

const NO_BREAK_SPACE = '\u00A0'

/** Rules text as a person reads it: ability names and keywords stand out, reminders stand back, symbols are drawn. */
export function RulesText({ text, keywords }: { text: string; keywords: readonly string[] }) {
  return parseRulesText(text, keywords).map((line, index) => (
    // Lines have no identity but their place, and a card's text does not change.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index} className={styles['line']}>
      <Segments segments={line} />
    </span>
  ))
}

function Segments({ segments }: { segments: readonly RulesSegment[] }) {
  // As with lines: a segment is its place.
  // oxlint-disable-next-line react/no-array-index-key
  return segments.map((segment, index) => <Fragment key={index}>{showSegment(segment, segments[index + 1])}</Fragment>)
}

function showSegment(segment: RulesSegment, next: RulesSegment | undefined) {
  // A number and its symbol stay on one line.
  if (segment.kind === 'plain')
    return next?.kind === 'symbol' ? segment.text.replace(/(?<=\d) $/, NO_BREAK_SPACE) : segment.text
  if (segment.kind === 'symbol')
    // The word is for screen readers, and for whoever copies the text.
    return (
      <span className={`${styles['symbol']} ${styles[segment.symbol]}`}>
        <span className="spoken">{symbolWord(segment.symbol)}</span>
      </span>
    )
  if (segment.kind === 'reminder')
    return (
      <i>
        <Segments segments={segment.parts} />
      </i>
    )
  return <b className={styles[segment.kind]}>{segment.text}</b>
}
