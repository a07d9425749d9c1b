import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import type { CharacterSort } from '#domain/collection/characterProgress.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { PageLinks } from '#cardUi/list/PageLinks.tsx'
import { useTypedText } from '#cardUi/list/useTypedText.ts'
import { useTypingStep } from '#cardUi/list/useTypingStep.ts'
import { ClearButton } from '#ui/ClearButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { StartingList } from '#ui/StartingList.tsx'
import { VirtualGrid } from '#ui/VirtualGrid.tsx'
import type { CollectionSearch } from '#url/collectionSearch.ts'
import { paths } from '#url/paths.ts'
import { makeForm } from '#url/searchParams.ts'
import { CharacterLine } from './CharacterLine.tsx'
import { findCharacters, type FoundCharacters, sortedCharacters } from './charactersContent.ts'
import styles from './CharactersTab.module.css'
import type { LoadedCollection } from './collectionState.ts'
import { countCollected } from './countCollected.ts'
import { useFirstContent } from './firstContent.ts'

const PAGE = '/user/$userId/collection'
const route = getRouteApi(PAGE)

const SORTS: readonly { value: CharacterSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'completion', label: 'Completion' },
]
// CharactersTab.module.css has the same columns and height.
const COLUMN_REM = 19.375
const LINE_REM = 5.75

/** The completion of each character (requirements §2, Collection). */
export function CharactersTab({
  ownerId,
  loaded,
}: {
  ownerId: string
  /** Null while only the first content is loaded. */
  loaded: LoadedCollection | null
}) {
  const search = route.useSearch()
  const { character = '', order = 'name' } = search
  const first = useFirstContent('characters')
  const changeAddress = useChangeAddress(PAGE)
  const typingStep = useTypingStep()
  const [text, setText] = useTypedText(character, (typed) =>
    changeAddress({
      search: (before) => ({ ...before, character: typed.trim() ? typed : undefined, page: undefined }),
      ...typingStep(),
    }),
  )
  const wanted = useDeferredValue(text)
  const sorted = useMemo(() => loaded && sortedCharacters(loaded, order), [loaded, order])
  const result = useMemo(() => (sorted ? findCharacters(sorted, wanted) : first), [sorted, wanted, first])
  const addressOf = (values: CollectionSearch) =>
    paths.userCollection(ownerId, { ...search, page: undefined, ...values })
  if (result?.all === 0)
    return <EmptyState title="No Characters Available">The card database has no characters yet.</EmptyState>
  return (
    <>
      <div className={styles['controls']}>
        <div className={styles['search']}>
          <SearchField
            label="Search characters"
            placeholder="Search characters…"
            value={text}
            form={{ ...makeForm(addressOf({ character: undefined })), name: 'character' }}
            onChange={setText}
          />
        </div>
        <SegmentedControl
          label="Sort characters"
          value={order}
          options={SORTS}
          hrefOf={(value) => addressOf({ order: orderOf(value) })}
          onChange={(value) =>
            changeAddress({ search: (before) => ({ ...before, order: orderOf(value), page: undefined }) })
          }
        />
      </div>
      {result ? (
        <Count {...result} />
      ) : (
        <p role="status" className={styles['count']}>
          Loading characters…
        </p>
      )}
      {!result ? null : result.found === 0 ? (
        <EmptyState
          title="No Characters Found"
          actions={
            <ClearButton variant="gold" href={addressOf({ character: undefined })} onPress={() => setText('')}>
              Clear Search
            </ClearButton>
          }
        >
          No character is called “{wanted.trim()}”.
        </EmptyState>
      ) : sorted ? (
        <Lines ownerId={ownerId} {...result} />
      ) : first ? (
        <>
          <StartingList
            label="Characters"
            className={styles['start']}
            items={first.characters}
            from={first.from}
            keyOf={({ character }) => character.slug}
          >
            {(progress) => <CharacterLine ownerId={ownerId} {...progress} />}
          </StartingList>
          <PageLinks
            from={first.from}
            shown={first.characters.length}
            found={first.found}
            noun="characters"
            pathOf={(page) => addressOf({ page })}
          />
        </>
      ) : null}
    </>
  )
}

const orderOf = (sort: CharacterSort) => (sort === 'name' ? undefined : sort)

const Count = ({ found, all, completion }: FoundCharacters) => (
  <p role="status" className={styles['count']}>
    Showing <b>{formatCount(found)}</b> of {countOf(all, 'character')}
    {found > 0 ? (
      <>
        : <span>{`${countCollected(completion)}, ${completion.completionPercentage}%`}</span>
      </>
    ) : null}
  </p>
)

function Lines({ ownerId, characters }: FoundCharacters & { ownerId: string }) {
  return (
    <VirtualGrid
      label="Characters"
      count={characters.length}
      columns={(width) => Math.floor(width / COLUMN_REM)}
      gap={12}
      cellHeight={() => LINE_REM}
      cellKey={(index) => characters[index]?.character.slug ?? String(index)}
    >
      {(index, tabIndex) => {
        const progress = characters[index]
        return progress ? <CharacterLine ownerId={ownerId} {...progress} tabIndex={tabIndex} /> : null
      }}
    </VirtualGrid>
  )
}
