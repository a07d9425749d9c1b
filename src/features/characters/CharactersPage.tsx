import { useDeferredValue, useMemo, useState } from 'react'
import type { Character } from '#domain/cards/characters.ts'
import { foldText } from '#domain/cards/foldText.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { CARD_RATIO } from '#features/cards/cardShape.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pageHeads } from '#url/pageHeads.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { VirtualGrid } from '#ui/VirtualGrid.tsx'
import { CharacterTile } from './CharacterTile.tsx'
import styles from './CharactersPage.module.css'
import { useCharacters } from './useCharacters.ts'

const COLUMN_REM = 14.375
const CAPTION_REM = 3.625

/** All characters, those with most variants first (specification §2, Characters). */
export function CharactersPage() {
  const state = useCharacters()
  const [text, setText] = useState('')
  return (
    <div className={styles['page']}>
      <PageHead {...pageHeads.characters} />
      <header className={styles['head']}>
        <h1>
          Lorcana <em>Characters</em>
        </h1>
        <div className={styles['search']}>
          <SearchField label="Search characters" placeholder="Search characters…" value={text} onChange={setText} />
        </div>
      </header>
      {state.status === 'loading' ? (
        <div role="status" aria-label="Loading characters" className={styles['skeleton']}>
          {Array.from({ length: 10 }, (_, index) => (
            <span key={index} />
          ))}
        </div>
      ) : state.status === 'failed' ? (
        <FailedState title={`Error loading characters: ${state.message}`} onRetry={state.retry} />
      ) : (
        <>
          {state.notice ? <Notice kind="warning">{state.notice}</Notice> : null}
          <Characters characters={state.characters} text={text} onClear={() => setText('')} />
        </>
      )}
    </div>
  )
}

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
      <p role="status" className={styles['count']}>
        Showing <b>{formatCount(found.length)}</b> of {formatCount(characters.length)} characters
      </p>
      <VirtualGrid
        label="Characters"
        count={found.length}
        columns={(width) => Math.max(2, Math.floor(width / COLUMN_REM))}
        gap={18}
        cellHeight={(width) => width * CARD_RATIO + CAPTION_REM}
        cellKey={(index) => found[index]?.slug ?? String(index)}
      >
        {(index) => {
          const character = found[index]
          return character ? <CharacterTile character={character} /> : null
        }}
      </VirtualGrid>
    </>
  )
}
