import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, Ellipsis, Pencil, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Deck } from '#data/decks/decks.ts'
import { restoreDeckVersion } from '#data/decks/deckVersions.ts'
import type { Viewer } from '#domain/decks/deckPermissions.ts'
import { formatDay } from '#domain/dates/formatDay.ts'
import { formatRecord, winRate } from '#domain/matches/matchRecord.ts'
import { rateInterval } from '#domain/matches/winRateConfidence.ts'
import { RateBar } from '#features/matches/performance/RateBar.tsx'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Menu } from '#ui/Menu.tsx'
import { Panel } from '#ui/Panel.tsx'
import { showToast } from '#ui/toast.ts'
import type { ShownVersion } from './describeVersions.ts'
import styles from './DeckVersions.module.css'
import { NameVersionDialog } from './NameVersionDialog.tsx'
import { PlusMinus } from './PlusMinus.tsx'

/** The number of versions at first. */
const FEW = 8

/** The versions of a deck, the current one first: when they began, what changed, and how they did. */
export function VersionList({
  deck,
  author,
  versions,
  pair,
  onCompare,
}: {
  deck: Deck
  /** The viewer, if the deck is theirs. */
  author: Viewer
  versions: readonly ShownVersion[]
  /** The versions that are compared. */
  pair: { readonly older: ShownVersion; readonly newer: ShownVersion } | null
  onCompare: (older: number, newer: number) => void
}) {
  const [showsAll, setShowsAll] = useState(false)
  const [named, setNamed] = useState<ShownVersion | null>(null)
  const restore = useRestore(deck, author)
  const latestFirst = versions.toReversed()
  return (
    <Panel
      title="Versions"
      action={
        author ? (
          <Link to={paths.deckBuilder({ deck: deck.id })} className={buttonStyle('quiet')}>
            Edit Deck
          </Link>
        ) : null
      }
    >
      <p className={styles['note']}>
        {author
          ? 'Win rates with their likely ranges on a line from 0 to 100%, marked at 50%.'
          : 'What changed and when'}
      </p>
      <ol className={styles['list']} data-brief={author ? undefined : ''} reversed>
        {(showsAll ? latestFirst : latestFirst.slice(0, FEW)).map((version, at) => {
          const before = latestFirst[at + 1]
          const { number, label, isCurrent } = version
          return (
            <li
              key={number}
              aria-current={pair?.newer.number === number ? 'true' : undefined}
              data-compared={pair?.older.number === number || pair?.newer.number === number ? '' : undefined}
            >
              <VersionFacts version={version} hasMatches={author !== null}>
                {before ? (
                  <button
                    type="button"
                    className={styles['compare']}
                    aria-label={`Compare ${label} with v${before.number}`}
                    onClick={() => onCompare(before.number, number)}
                  />
                ) : null}
              </VersionFacts>
              <Menu
                label={`Actions for ${label}`}
                icon={<Ellipsis aria-hidden size={20} />}
                items={[
                  ...(before
                    ? [
                        {
                          label: `Compare with v${before.number}`,
                          icon: <ArrowLeftRight aria-hidden size={18} />,
                          onSelect: () => onCompare(before.number, number),
                        },
                      ]
                    : []),
                  ...(author
                    ? [{ label: 'Name', icon: <Pencil aria-hidden size={18} />, onSelect: () => setNamed(version) }]
                    : []),
                  ...(author && !isCurrent
                    ? [
                        {
                          label: 'Restore',
                          icon: <RotateCcw aria-hidden size={18} />,
                          onSelect: () => void restore(version),
                        },
                      ]
                    : []),
                ]}
              />
            </li>
          )
        })}
      </ol>
      {versions.length > FEW ? (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer versions' : `Show all ${versions.length} versions`}
        </Button>
      ) : null}
      {versions.length === 1 ? <OnlyVersion isAuthor={author !== null} /> : null}
      {named && author ? (
        <NameVersionDialog deckId={deck.id} userId={author.id} version={named} onClose={() => setNamed(null)} />
      ) : null}
    </Panel>
  )
}

function VersionFacts({
  version: { number, name, isCurrent, begunAt, change, record },
  hasMatches,
  children,
}: {
  version: ShownVersion
  hasMatches: boolean
  children: ReactNode
}) {
  const interval = rateInterval(record)
  return (
    <>
      <b className={styles['number']} data-current={isCurrent ? '' : undefined}>
        v{number}
        {children}
      </b>
      <span className={styles['facts']}>
        <span className={styles['name']}>{name ?? (isCurrent ? 'Now' : formatDay(new Date(begunAt), 'medium'))}</span>
        <span className={styles['note']}>
          {name === null && !isCurrent ? null : `${formatDay(new Date(begunAt), 'medium')} · `}
          {change ? <PlusMinus {...change} /> : 'first version'}
        </span>
      </span>
      {hasMatches ? (
        <>
          <span className={styles['record']}>{record.total === 0 ? 'no matches' : formatRecord(record)}</span>
          <span className={styles['rate']}>
            <RateBar record={record} />
            <span className={styles['note']}>
              {interval ? (
                <>
                  <b>{Math.round(winRate(record) ?? 0)}%</b> · {interval.low.toFixed(0)}–{interval.high.toFixed(0)}%
                </>
              ) : null}
            </span>
          </span>
        </>
      ) : null}
    </>
  )
}

function OnlyVersion({ isAuthor }: { isAuthor: boolean }) {
  return (
    <p className={styles['note']}>
      {isAuthor
        ? 'Change its cards after a match, or half an hour after you made it, and the deck gets a second version to compare.'
        : 'The cards of this deck have not changed.'}
    </p>
  )
}

/** Returns a function that restores a version of a deck, and reports it with Undo. */
function useRestore(deck: Deck, author: Viewer) {
  const queryClient = useQueryClient()
  return async ({ entries, number }: Pick<ShownVersion, 'entries' | 'number'>) => {
    if (!author) return
    const run = async (wanted: Deck['entries'], text: string, action?: { label: string; run: () => void }) => {
      try {
        await restoreDeckVersion(queryClient, author.id, deck.id, { entries: wanted })
        showToast(text, action ? { action } : {})
      } catch (error) {
        showToast(error instanceof Error ? error.message : 'Failed to update deck')
      }
    }
    await run(entries, `Cards of v${number} restored.`, {
      label: 'Undo',
      run: () => void run(deck.entries, 'Undone.'),
    })
  }
}
