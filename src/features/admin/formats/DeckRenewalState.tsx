import { useQuery } from '@tanstack/react-query'
import { type DeckRenewal, deckRenewalQuery } from '#data/admin/deckRenewal.ts'
import { relativeTime } from '#domain/dates/relativeTime.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useNow } from '#ui/useNow.ts'

/** How far stored decks are judged again after a change of the rules. */
export function DeckRenewalState({ adminId }: { adminId: string }) {
  const now = useNow()
  const { data, error } = useQuery(deckRenewalQuery(adminId))
  return (
    <Panel title="Verdicts on Decks">
      {data ? <p>{describe(data, now)}</p> : error ? null : <p>Loading…</p>}
      {data?.progress && data.failure !== null ? (
        <Notice kind="error">The last attempt failed and will be retried: {data.failure}</Notice>
      ) : null}
      {error ? <Notice kind="error">{error.message}</Notice> : null}
    </Panel>
  )
}

function describe({ progress, finishedAt }: DeckRenewal, now: Parameters<typeof relativeTime>[1]): string {
  if (progress) return `Judging decks again: ${formatCount(progress.done)} of ${formatCount(progress.total)}.`
  return finishedAt === null
    ? 'All decks are judged by these rules.'
    : `All decks are judged by these rules. Last judged again: ${relativeTime(finishedAt, now).toLowerCase()}.`
}
