import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import { useCataloguePart } from '#data/catalogue/cataloguePart.ts'
import type { Character } from '#domain/cards/characters.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { CARD_RATIO } from '#cardUi/face/cardShape.ts'
import { PageLinks } from '#cardUi/list/PageLinks.tsx'
import { useTypedText } from '#cardUi/list/useTypedText.ts'
import { useTypingStep } from '#cardUi/list/useTypingStep.ts'
import { ClearButton } from '#ui/ClearButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { makeForm } from '#url/searchParams.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { StartingList } from '#ui/StartingList.tsx'
import { VirtualGrid } from '#ui/VirtualGrid.tsx'
import { CharacterTile } from './CharacterTile.tsx'
import styles from './CharactersPage.module.css'
import { charactersPart, type FirstCharacters } from './charactersPart.ts'
import { findCharacters } from './findCharacters.ts'
import { useCharacters } from './useCharacters.ts'

const PAGE = '/characters'
const route = getRouteApi(PAGE)

// CharactersPage.module.css has the same columns, CharacterTile.module.css the same lines below a picture.
const COLUMN_REM = 13.25
const CAPTION_REM = 3.625

/** All characters, those with most variants first (requirements §2, Characters). */
export function CharactersPage() {
  const state = useCharacters()
  const filter = route.useSearch()
  const { search = '' } = filter
  const first = useCataloguePart(charactersPart(filter))
  const changeAddress = useChangeAddress(PAGE)
  const typingStep = useTypingStep()
  const [text, setText] = useTypedText(search, (typed) =>
    changeAddress({ search: { search: typed.trim() ? typed : undefined }, ...typingStep() }),
  )
  const notFound = <NoCharactersFound text={text} onClear={() => setText('')} />
  return (
    <div className={styles['page']} data-full-width>
      <PageHead {...pages.characters.head} />
      <header className={styles['head']}>
        <h1 data-title-in-bar>
          Lorcana <em>Characters</em>
        </h1>
        <div className={styles['search']}>
          <SearchField
            label="Search characters"
            placeholder="Search characters…"
            value={text}
            form={makeForm(paths.characters())}
            onChange={setText}
          />
        </div>
      </header>
      {state.status === 'loading' && first ? (
        <FirstCharactersList {...first} search={search} notFound={notFound} />
      ) : state.status === 'loading' ? (
        <div role="status" aria-label="Loading characters" className={styles['skeleton']}>
          {Array.from({ length: 10 }, (_, index) => (
            <span key={index} />
          ))}
        </div>
      ) : state.status === 'failed' ? (
        <ErrorState title={`Error loading characters: ${state.message}`} onRetry={state.retry} />
      ) : (
        <>
          {state.notice ? <Notice kind="warning">{state.notice}</Notice> : null}
          <Characters characters={state.characters} text={text} notFound={notFound} />
        </>
      )}
    </div>
  )
}

/** The first characters in the shape of the grid, which only needs the style sheet. */
function FirstCharactersList({
  characters,
  from,
  found,
  all,
  search,
  notFound,
}: FirstCharacters & { search: string; notFound: ReactNode }) {
  return (
    <>
      <Count shown={found} all={all} />
      {found === 0 ? (
        notFound
      ) : (
        <>
          <StartingList
            label="Characters"
            className={styles['start']}
            items={characters}
            from={from}
            keyOf={({ name }) => name}
          >
            {(character) => <CharacterTile {...character} />}
          </StartingList>
          <PageLinks
            from={from}
            shown={characters.length}
            found={found}
            noun="characters"
            pathOf={(page) => paths.characters({ search, page })}
          />
        </>
      )}
    </>
  )
}

function NoCharactersFound({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <EmptyState
      title="No Characters Found"
      actions={
        <ClearButton variant="gold" href={paths.characters()} onPress={onClear}>
          Clear Search
        </ClearButton>
      }
    >
      No character is called “{text.trim()}”.
    </EmptyState>
  )
}

const Count = ({ shown, all }: { shown: number; all: number }) => (
  <p role="status" className={styles['count']}>
    Showing <b>{formatCount(shown)}</b> of {countOf(all, 'character')}
  </p>
)

function Characters({
  characters,
  text,
  notFound,
}: {
  characters: readonly Character[]
  text: string
  /** Shown if the text finds no character. */
  notFound: ReactNode
}) {
  const wanted = useDeferredValue(text)
  const found = useMemo(() => findCharacters(characters, wanted), [characters, wanted])
  if (characters.length === 0)
    return <EmptyState title="No Characters Available">The card database has no characters yet.</EmptyState>
  return (
    <>
      <Count shown={found.length} all={characters.length} />
      {found.length === 0 ? notFound : <CharacterGrid found={found} />}
    </>
  )
}

function CharacterGrid({ found }: { found: readonly Character[] }) {
  return (
    <VirtualGrid
      label="Characters"
      count={found.length}
      columns={(width, gap) => Math.max(2, Math.floor((width + gap) / (COLUMN_REM + gap)))}
      gap={18}
      cellHeight={(width) => width * CARD_RATIO + CAPTION_REM}
      cellKey={(index) => found[index]?.slug ?? String(index)}
    >
      {(index, tabIndex) => {
        const character = found[index]
        return character ? (
          <CharacterTile
            name={character.name}
            variants={character.cards.length}
            best={character.best}
            tabIndex={tabIndex}
          />
        ) : null
      }}
    </VirtualGrid>
  )
}
