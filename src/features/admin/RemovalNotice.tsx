import { countOf } from '#domain/text/countOf.ts'
import { Notice } from '#ui/Notice.tsx'
import { focusIfLost } from '#ui/focusIfLost.ts'
import type { ExtraCardsState } from './useExtraCards.ts'

/** The result of a removal (requirements §8, Admin). */
export function RemovalNotice({ removal }: Pick<ExtraCardsState, 'removal'>) {
  if (!removal?.end) return null
  const { removed, gone, refused, end } = removal
  const stay =
    refused.size > 0 ? ` ${countOf(refused.size, 'card')} ${refused.size === 1 ? 'stays' : 'stay'}, see below.` : ''
  const rest = (gone.length > 0 ? ` ${wereText(gone.length)} gone already.` : '') + stay
  if (end === 'stopped')
    return (
      <Notice>
        Stopped. {wereText(removed.length)} removed.{rest}
      </Notice>
    )
  if (end === 'done')
    return removed.length > 0 ? (
      <Notice kind="success">
        <span ref={focusIfLost} tabIndex={-1}>
          Successfully removed {removed.length} extra cards.{rest}
        </span>
      </Notice>
    ) : (
      <Notice kind="warning">Nothing was removed.{rest}</Notice>
    )
  return (
    <>
      <Notice kind="error">Error removing cards: {end.error}</Notice>
      {removed.length > 0 ? <Notice>{countOf(removed.length, 'card')} had been removed before.</Notice> : null}
    </>
  )
}

const wereText = (count: number): string => `${countOf(count, 'card')} ${count === 1 ? 'was' : 'were'}`
