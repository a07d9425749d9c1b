import { useMemo, useState } from 'react'
import { useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useViewer } from '#data/session/useViewer.ts'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { SignInPrompt } from '#features/signIn/SignInPrompt.tsx'
import { ActivePlan } from '#features/subscription/ActivePlan.tsx'
import { pages } from '#url/pages.ts'
import { DECKS_WORDS, type DeckView } from '#url/decksSearch.ts'
import { Button } from '#ui/Button.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { CardChip } from './CardChip.tsx'
import { CreateDeckLink } from './CreateDeckLink.tsx'
import { DeckFilterBar } from './DeckFilterBar.tsx'
import { DeckList } from './DeckList.tsx'
import styles from './DecksPage.module.css'
import { DeckTile } from './DeckTile.tsx'
import { EmptyDecks } from './EmptyDecks.tsx'
import { toDeckList } from './toDeckList.ts'
import { useDecksView } from './useDecksView.ts'

/** There is no button for one's own decks: they have a page (requirements §2, Community decks). */
const VIEWS: readonly { value: DeckView; label: string }[] = [
  { value: 'latest', label: 'Latest' },
  { value: 'popular', label: 'Popular' },
  { value: 'favorites', label: 'Favorites' },
]

/** The decks of everybody, as far as they are shown (requirements §2, Community decks). */
export function DecksPage() {
  const viewer = useViewer()
  const library = useCatalogue()
  const byId = library.status === 'ready' ? library.catalogue.byId : null
  const view = useDecksView('/decks')
  const { search, change, clear } = view
  const [asking, setAsking] = useState(false)
  const shown = search.view ?? 'latest'
  const badge = useMemo(() => <ActivePlan userId={viewer?.id} />, [viewer?.id])

  const choose = (next: DeckView) => {
    if (next === 'favorites' && !viewer) setAsking(true)
    else change({ view: next === 'latest' ? undefined : next })
  }
  return (
    <div className={styles['page']}>
      <PageHead {...pages.decks.head} />
      <header className={styles['head']}>
        <h1>
          Lorcana <em>Decks</em>
        </h1>
        <div className={styles['search']}>
          <SearchField
            label="Search decks"
            placeholder="Search deck or card name…"
            value={view.text}
            onChange={view.setText}
          />
        </div>
        <CreateDeckLink />
      </header>
      <div className={styles['filters']}>
        <DeckFilterBar view={view} inks={null}>
          <SegmentedControl label="View" value={shown} options={VIEWS} onChange={choose} />
        </DeckFilterBar>
        {search.card ? <CardChip card={byId?.get(search.card)} onRemove={() => change({ card: undefined })} /> : null}
        {view.isFiltered ? (
          <Button variant="quiet" onClick={clear}>
            Clear Filters
          </Button>
        ) : null}
      </div>
      <IgnoredNotice words={DECKS_WORDS} />
      <DeckList
        viewerId={viewer?.id}
        filter={toDeckList(search)}
        renderDeck={(deck) => <DeckTile deck={deck} viewer={viewer} byId={byId} badge={badge} />}
        empty={<EmptyDecks view={shown} isGuest={!viewer} isFiltered={view.isFiltered} onClear={clear} />}
      />
      <SignInPrompt open={asking} onClose={() => setAsking(false)} title="Sign In to See Your Favorites" />
    </div>
  )
}
