import { countOf } from '#domain/text/countOf.ts'
import { Notice } from '#ui/Notice.tsx'
import { focusIfLost } from '#ui/focusIfLost.ts'
import type { ExtraCardsState } from './useExtraCards.ts'

/** The result of a removal (requirements §8, Admin). */
export function RemovalNotice({ removal }: Pick<ExtraCardsState, 'removal'>) {
  if (!removal?.end) return null
  const { removed, refused, end } = removal
  const stay =
    refused.size > 0 ? ` ${countOf(refused.size, 'card')} ${refused.size === 1 ? 'stays' : 'stay'}, see below.` : ''
  if (end === 'stopped')
    return (
      <Notice>
        Stopped. {countOf(removed.length, 'card')} {removed.length === 1 ? 'was' : 'were'} removed.{stay}
      </Notice>
    )
  if (end === 'done')
    return removed.length > 0 ? (
      <Notice kind="success">
        <span ref={focusIfLost} tabIndex={-1}>
          Successfully removed {removed.length} extra cards.{stay}
        </span>
      </Notice>
    ) : (
      <Notice kind="warning">Nothing was removed.{stay}</Notice>
    )
  return (
    <>
      <Notice kind="error">Error removing cards: {end.error}</Notice>
      {removed.length > 0 ? <Notice>{countOf(removed.length, 'card')} had been removed before.</Notice> : null}
    </>
  )
}
