import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { listCharacters } from '#domain/cards/characters.ts'
import {
  type CharacterSort,
  listCharacterProgress,
  searchCharacterProgress,
  sortCharacterProgress,
} from '#domain/collection/characterProgress.ts'
import { totalCompletion } from '#domain/collection/completion.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { useTypedText } from '#cardUi/list/useTypedText.ts'
import { useTypingStep } from '#cardUi/list/useTypingStep.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { VirtualGrid } from '#ui/VirtualGrid.tsx'
import { CharacterLine } from './CharacterLine.tsx'
import styles from './CharactersTab.module.css'
import { countCollected } from './countCollected.ts'

const route = getRouteApi('/user/$userId/collection')

const SORTS: readonly { value: CharacterSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'completion', label: 'Completion' },
]
const COLUMN_REM = 19.375
const LINE_REM = 5.75

/** The completion of each character (requirements §2, Collection). */
export function CharactersTab({
  ownerId,
  collection,
  catalogue,
}: {
  ownerId: string
  collection: Collection
  catalogue: Catalogue
}) {
  const { character = '', order = 'name' } = route.useSearch()
  const navigate = route.useNavigate()
  const typingStep = useTypingStep()
  const [text, setText] = useTypedText(
    character,
    (typed) =>
      void navigate({
        search: (before) => ({ ...before, character: typed.trim() ? typed : undefined }),
        ...typingStep(),
      }),
  )
  const wanted = useDeferredValue(text)
  const characters = useMemo(() => listCharacters(catalogue.cards), [catalogue])
  const sorted = useMemo(
    () => sortCharacterProgress(listCharacterProgress(characters, collection), order),
    [characters, collection, order],
  )
  const found = useMemo(() => searchCharacterProgress(sorted, wanted), [sorted, wanted])
  const together = totalCompletion(found.map(({ completion }) => completion))
  if (characters.length === 0)
    return <EmptyState title="No Characters Available">The card database has no characters yet.</EmptyState>
  return (
    <>
      <div className={styles['controls']}>
        <div className={styles['search']}>
          <SearchField label="Search characters" placeholder="Search characters…" value={text} onChange={setText} />
        </div>
        <SegmentedControl
          label="Sort characters"
          value={order}
          options={SORTS}
          onChange={(value) =>
            void navigate({
              search: (before) => ({ ...before, order: value === 'name' ? undefined : value }),
              resetScroll: false,
            })
          }
        />
      </div>
      <p role="status" className={styles['count']}>
        Showing <b>{formatCount(found.length)}</b> of {countOf(characters.length, 'character')}
        {found.length > 0 ? (
          <>
            : <span>{`${countCollected(together)}, ${together.completionPercentage}%`}</span>
          </>
        ) : null}
      </p>
      {found.length > 0 ? (
        <VirtualGrid
          label="Characters"
          count={found.length}
          columns={(width) => Math.floor(width / COLUMN_REM)}
          gap={12}
          cellHeight={() => LINE_REM}
          cellKey={(index) => found[index]?.character.slug ?? String(index)}
        >
          {(index, tabIndex) => {
            const progress = found[index]
            return progress ? <CharacterLine ownerId={ownerId} {...progress} tabIndex={tabIndex} /> : null
          }}
        </VirtualGrid>
      ) : (
        <EmptyState
          title="No Characters Found"
          actions={
            <Button variant="gold" onClick={() => setText('')}>
              Clear Search
            </Button>
          }
        >
          No character is called “{wanted.trim()}”.
        </EmptyState>
      )}
    </>
  )
}
