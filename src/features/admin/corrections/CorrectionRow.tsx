import { Link } from '@tanstack/react-router'
import type { CorrectionEdit } from '#data/admin/corrections.ts'
import { CORRECTABLE_FIELDS, type Correction, showFieldValue, stateOfCorrection } from '#domain/admin/correction.ts'
import type { Card } from '#domain/cards/card.ts'
import { relativeTime } from '#domain/dates/relativeTime.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { useNow } from '#ui/useNow.ts'
import rows from '../AdminRows.module.css'
import styles from './Corrections.module.css'

/** A correction with its values, its reason, its state and the actions of that state. */
export function CorrectionRow({
  correction,
  card,
  isBusy,
  onEdit,
}: {
  correction: Correction
  /** Undefined until this browser has read it. */
  card: Card | undefined
  isBusy: boolean
  onEdit: (edit: CorrectionEdit) => void
}) {
  const now = useNow()
  const { id, cardId, field, value, serviceBefore, serviceNow, reason, author, createdAt, endedAt } = correction
  const state = stateOfCorrection(correction)
  const name = card?.name ?? cardId
  const about = `${CORRECTABLE_FIELDS[field].label} of ${name}`
  const action = (label: string, edit: CorrectionEdit) => (
    <Button aria-label={`${label}: ${about}`} isBusy={isBusy} onClick={() => onEdit(edit)}>
      {label}
    </Button>
  )
  return (
    <li className={rows['row']} data-state={state}>
      <div>
        <h3>{card ? <Link to={paths.card(card.slug, card.set)}>{name}</Link> : name}</h3>
        {card ? (
          <p className={rows['soft']}>
            {card.set} · #{card.collectorNumber}
          </p>
        ) : null}
        <p>
          {CORRECTABLE_FIELDS[field].label}: {showFieldValue(field, serviceBefore)} →{' '}
          <strong>{showFieldValue(field, value)}</strong>
        </p>
        {state === 'confirmed' ? <p className={styles['confirmed']}>Confirmed: the card service now agrees.</p> : null}
        {state === 'overtaken' ? (
          <p className={styles['overtaken']}>
            Outdated: the card service now says {showFieldValue(field, serviceNow)}.
          </p>
        ) : null}
        <p className={rows['soft']}>
          {reason} · {author ?? 'deleted account'} · {relativeTime(createdAt, now)}
          {endedAt === null ? '' : ` · ended ${relativeTime(endedAt, now).toLowerCase()}`}
        </p>
      </div>
      <div className={rows['actions']}>
        {state === 'overtaken' ? action('Keep Correction', { kind: 'keep', id }) : null}
        {state === 'overtaken' ? action('Use Service Value', { kind: 'end', id }) : null}
        {state === 'confirmed' ? action('Finish', { kind: 'end', id }) : null}
        {state === 'standing' ? action('Undo', { kind: 'end', id }) : null}
        {state === 'ended' ? action('Correct Again', { kind: 'correct', cardId, field, value, reason }) : null}
      </div>
    </li>
  )
}
