import { type ReactNode, useRef, useState } from 'react'
import type { Match } from '#domain/matches/match.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Panel } from '#ui/Panel.tsx'
import { useNow } from '#ui/useNow.ts'
import { matchesText } from '../texts.ts'
import { LazyMatchDialog } from '../log/LazyMatchDialog.ts'
import panel from '../Panel.module.css'
import { DeleteMatchDialog } from './DeleteMatchDialog.tsx'
import type { MatchRows } from './matchActions.ts'
import { MatchList } from './MatchList.tsx'
import { MatchTable } from './MatchTable.tsx'

/**
 * The logged matches, latest first, with actions to edit and delete (requirements §2, Match logging; §8).
 * @param format list rows or a table.
 * @param maxRows limits the rows; the total is shown.
 * @param deckNames the names of decks by id, for matches of several decks.
 */
export function MatchHistory({
  userId,
  matches,
  format,
  title = 'Match History',
  maxRows = Infinity,
  rowProps,
  deckNames,
  action,
  more,
}: {
  userId: string
  matches: readonly Match[]
  format: 'compact' | 'table'
  title?: string | undefined
  maxRows?: number
  /** See `useShown`. */
  rowProps?: MatchRows['rowProps']
  deckNames?: ReadonlyMap<string, string>
  /** Shown beside the title. */
  action?: ReactNode
  /** Leads to the hidden rows. */
  more?: ReactNode
}) {
  const section = useRef<HTMLElement>(null)
  const [editing, setEditing] = useState<Match | null>(null)
  const [deleting, setDeleting] = useState<Match | null>(null)
  const now = useNow()
  const rows = {
    matches: matches.slice(0, maxRows),
    deckNames,
    now,
    rowProps,
    actions: { onEdit: setEditing, onDelete: setDeleting },
  }
  const isCut = matches.length > maxRows
  return (
    <Panel ref={section} id="match-history" title={title} action={action} tabIndex={-1}>
      {format === 'table' ? <MatchTable {...rows} /> : <MatchList {...rows} />}
      {isCut ? (
        <div className={panel['foot']}>
          <span>
            Showing {formatCount(maxRows)} of {matchesText(matches.length)}
          </span>
          {more}
        </div>
      ) : null}
      {editing ? <LazyMatchDialog userId={userId} match={editing} onClose={() => setEditing(null)} /> : null}
      <DeleteMatchDialog
        userId={userId}
        match={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => {
          // A focus that has moved elsewhere meanwhile stays there.
          if (section.current?.contains(document.activeElement)) section.current.focus({ preventScroll: true })
        }}
      />
    </Panel>
  )
}
