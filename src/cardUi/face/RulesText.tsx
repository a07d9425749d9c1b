import { parseRulesText, type RulesSegment } from '#domain/cards/rulesText.ts'
import styles from './RulesText.module.css'

// Lines and segments are identified by their place, because a card's text does not change.
/* oxlint-disable react/no-array-index-key */

/** Rules text for reading: ability names and keywords stand out, reminders are quiet, symbols are pictures. */
export const RulesText = ({ text, keywords }: { text: string; keywords: readonly string[] }) =>
  parseRulesText(text, keywords).map((line, index) => (
    <span key={index} className={styles['line']}>
      {line.map(showSegment)}
    </span>
  ))

function showSegment(segment: RulesSegment, index: number) {
  if (segment.kind === 'plain') return segment.text
  if (segment.kind === 'symbol')
    return (
      <span key={index} className="unbroken">
        {segment.before}
        <span className={styles['symbol']} data-symbol={segment.symbol}>
          {/* for screen readers and for copied text */}
          <span className="spoken">{segment.symbol}</span>
        </span>
        {segment.after}
      </span>
    )
  if (segment.kind === 'reminder') return <i key={index}>{segment.parts.map(showSegment)}</i>
  return (
    <b key={index} className={styles[segment.kind]}>
      {segment.text}
    </b>
  )
}
