import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { type SentContent, useSentContent } from '#data/catalogue/sentContent.ts'
import type { Character } from '#domain/cards/characters.ts'
import { foldText } from '#domain/cards/foldText.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { CARD_RATIO } from '#cardUi/face/cardShape.ts'
import { useTypedText } from '#cardUi/list/useTypedText.ts'
import { useTypingStep } from '#cardUi/list/useTypingStep.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { VirtualGrid } from '#ui/VirtualGrid.tsx'
import { CharacterTile } from './CharacterTile.tsx'
import styles from './CharactersPage.module.css'
import { useCharacters } from './useCharacters.ts'

const route = getRouteApi('/characters')

// CharactersPage.module.css has the same columns, CharacterTile.module.css the same words below a picture.
const COLUMN_REM = 13.25
const CAPTION_REM = 3.625

/** All characters, those with most variants first (requirements §2, Characters). */
export function CharactersPage() {
  const state = useCharacters()
  const { characters: sent } = useSentContent()
  const { search = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const typingStep = useTypingStep()
  const [text, setText] = useTypedText(
    search,
    (typed) => void navigate({ search: { search: typed.trim() ? typed : undefined }, ...typingStep() }),
  )
  return (
    <div className={styles['page']}>
      <PageHead {...pages.characters.head} />
      <header className={styles['head']}>
        <h1>
          Lorcana <em>Characters</em>
        </h1>
        <div className={styles['search']}>
          <SearchField label="Search characters" placeholder="Search characters…" value={text} onChange={setText} />
        </div>
      </header>
      {state.status === 'loading' && sent ? (
        <FirstCharacters {...sent} />
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
          <Characters characters={state.characters} text={text} onClear={() => setText('')} />
        </>
      )}
    </div>
  )
}

/** The first characters in the grid's shape, before all are known: drawn by the style sheet alone, without a script. */
function FirstCharacters({ count, first }: NonNullable<SentContent['characters']>) {
  return (
    <>
      <Count shown={count} all={count} />
      <ul aria-label="Characters" className={styles['start']}>
        {first.map((character) => (
          <li key={character.name}>
            <CharacterTile {...character} />
          </li>
        ))}
      </ul>
    </>
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
  onClear,
}: {
  characters: readonly Character[]
  text: string
  onClear: () => void
}) {
  const wanted = foldText(useDeferredValue(text).trim())
  const found = useMemo(
    () => (wanted ? characters.filter(({ name }) => foldText(name).includes(wanted)) : characters),
    [characters, wanted],
  )
  if (characters.length === 0)
    return <EmptyState title="No Characters Available">The card database has no characters yet.</EmptyState>
  if (found.length === 0)
    return (
      <EmptyState
        title="No Characters Found"
        actions={
          <Button variant="gold" onClick={onClear}>
            Clear Search
          </Button>
        }
      >
        No character is called “{text.trim()}”.
      </EmptyState>
    )
  return (
    <>
      <Count shown={found.length} all={characters.length} />
      <VirtualGrid
        label="Characters"
        count={found.length}
        columns={(width, gap) => Math.max(2, Math.floor((width + gap) / (COLUMN_REM + gap)))}
        gap={18}
        cellHeight={(width) => width * CARD_RATIO + CAPTION_REM}
        cellKey={(index) => found[index]?.slug ?? String(index)}
      >
        {(index) => {
          const character = found[index]
          return character ? (
            <CharacterTile name={character.name} variants={character.cards.length} best={character.best} />
          ) : null
        }}
      </VirtualGrid>
    </>
  )
}
