import { FORMAT_NAMES, describeReasons } from '#domain/formats/describeReasons.ts'
import type { Verdict } from '#domain/formats/judgeFormats.ts'
import styles from './VerdictDetails.module.css'

/** The verdict of each format with its reasons and the rules behind them. @param heading the level of its headings. */
export function VerdictDetails({ verdicts, heading: Heading }: { verdicts: readonly Verdict[]; heading: 'h2' | 'h3' }) {
  return (
    <div className={styles['reasons']}>
      {verdicts.map(({ format, reasons }) => (
        <section key={format}>
          <Heading>
            {FORMAT_NAMES[format]}: {reasons.length === 0 ? 'legal' : 'not legal'}
          </Heading>
          {reasons.length === 0 ? null : (
            <ul>
              {describeReasons(reasons).map(({ text, cards, source }) => (
                <li key={text}>
                  {text}
                  {cards.length > 0 ? `: ${cards.join(', ')}` : ''} <small>({source})</small>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
