import { Check, X } from 'lucide-react'
import { FORMAT_NAMES, type ListedVerdict, shortListedReasons } from '#domain/formats/describeReasons.ts'
import styles from './VerdictBadge.module.css'

/** Whether official events of a format allow a listed deck today, with the reasons if not. */
export function VerdictBadge({ verdict: { format, reasons } }: { verdict: ListedVerdict }) {
  const isLegal = reasons.length === 0
  const Icon = isLegal ? Check : X
  const name = FORMAT_NAMES[format]
  const short = shortListedReasons(reasons)
  const sentence = `Official ${name} events: ${isLegal ? 'legal today' : `not legal today, ${short}`}`
  return (
    <span className={styles['badge']} title={sentence}>
      <Icon aria-hidden size={14} />
      <span aria-hidden className={styles['text']}>
        {isLegal ? name : `${name} · ${short}`}
      </span>
      <span className="spoken">{sentence}</span>
    </span>
  )
}
