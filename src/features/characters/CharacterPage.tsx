import { getRouteApi, Link } from '@tanstack/react-router'
import { useSentContent } from '#data/catalogue/sentContent.ts'
import { cardsFailedText, catalogueNotice, catalogueOrSent, useCatalogue } from '#data/catalogue/useCatalogue.ts'
import type { Card } from '#domain/cards/card.ts'
import { FIRST_CARDS } from '#domain/cards/firstCards.ts'
import { makeCharacterName, makeCharacterSlug } from '#domain/cards/slug.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { countOf } from '#domain/text/countOf.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardGrid, CardGridSkeleton, CardGridStart } from '#cardUi/list/CardGrid.tsx'
import { DEFAULT_COLUMNS } from '#cardUi/list/cardsView.ts'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { useTypedText } from '#cardUi/list/useTypedText.ts'
import { useTypingStep } from '#cardUi/list/useTypingStep.ts'
import {
  CHARACTER_CARD_SORTS,
  CHARACTER_WORDS,
  type CharacterCardSort,
  parseCharacterSearch,
} from '#url/charactersSearch.ts'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { SearchField } from '#ui/SearchField.tsx'
import styles from './CharacterPage.module.css'
import { pickCards } from './pickCards.ts'

const route = getRouteApi('/character/$characterSlug')

const SORT_LABELS: Record<CharacterCardSort, string> = { name: 'Name', cost: 'Cost', rarity: 'Rarity' }

/** All cards of one character (requirements §2, Character detail). */
export function CharacterPage() {
  const { characterSlug } = route.useParams()
  const state = useCatalogue()
  const { character } = useSentContent()
  const slug = characterSlug.toLowerCase()
  // What the host sent along stands in until all cards are here.
  const catalogue = catalogueOrSent(state, character)
  const cards = catalogue.byCharacter.get(slug) ?? []
  if (state.status === 'loading' && cards.length === 0)
    return (
      <div role="status" aria-label="Loading the character" className={styles['page']}>
        <div className={`${styles['heading']} ${styles['blank']}`} />
        <div className={`${styles['field']} ${styles['blank']}`} />
        <CardGridSkeleton columns={DEFAULT_COLUMNS} />
      </div>
    )
  if (state.status === 'failed' && cards.length === 0)
    return <ErrorState title={cardsFailedText(state)} heading="h1" onRetry={state.retry} />
  if (cards.length === 0) return <CharacterNotFound name={makeCharacterName(slug)} />
  const notice = catalogueNotice(state)
  return (
    <>
      {notice ? <Notice kind="warning">{notice}</Notice> : null}
      <CharacterCards key={slug} catalogue={catalogue} cards={cards} isStarting={state.status === 'loading'} />
    </>
  )
}

function CharacterNotFound({ name }: { name: string }) {
  return (
    <>
      <PageHead {...pages.character.notFound} />
      <EmptyState
        title="Character Not Found"
        heading="h1"
        actions={
          <Link to={paths.characters()} className={buttonStyle('gold')}>
            Back to Characters
          </Link>
        }
      >
        No card bears the name “{name}”.
      </EmptyState>
    </>
  )
}

function CharacterCards({
  catalogue,
  cards,
  isStarting,
}: {
  catalogue: Catalogue
  cards: readonly Card[]
  /** Whether the page is still the one that came with its content. */
  isStarting: boolean
}) {
  const { search = '', sort = 'name' } = route.useSearch()
  const navigate = route.useNavigate()
  const typingStep = useTypingStep()
  const [text, setText] = useTypedText(
    search,
    (typed) =>
      void navigate({
        search: (before) => ({ ...before, search: typed.trim() ? typed : undefined }),
        ...typingStep(),
      }),
  )
  const chooseSort = (chosen: string) =>
    void navigate({
      search: (before) => ({ ...before, sort: parseCharacterSearch({ sort: chosen }).sort }),
      resetScroll: false,
    })
  const name = cards[0]?.characterName ?? ''
  const shown = pickCards(cards, text, sort)
  const grid = {
    label: `Cards of ${name}`,
    pathOf: (card: Card) => cardPath(catalogue, card),
    columns: DEFAULT_COLUMNS,
  }
  return (
    <div className={styles['page']}>
      <PageHead {...pages.character.head({ name, slug: makeCharacterSlug(name), cards: cards.length })} />
      <header>
        <BackLink to={paths.characters()}>Characters</BackLink>
        <h1>{name}</h1>
      </header>
      <div className={styles['controls']}>
        <div className={styles['search']}>
          <SearchField
            label="Search cards by name"
            placeholder="Search by card name…"
            value={text}
            onChange={setText}
          />
        </div>
        <select
          aria-label="Sort"
          className={styles['sort']}
          value={sort}
          onChange={({ target }) => chooseSort(target.value)}
        >
          {CHARACTER_CARD_SORTS.map((value) => (
            <option key={value} value={value}>
              {SORT_LABELS[value]}
            </option>
          ))}
        </select>
      </div>
      <IgnoredNotice words={CHARACTER_WORDS} />
      <p role="status" className={styles['count']}>
        Showing <b>{shown.length}</b> of {countOf(cards.length, 'card')}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title="No Cards Match Your Filters"
          actions={
            <Button variant="gold" onClick={() => setText('')}>
              Clear Search
            </Button>
          }
        />
      ) : isStarting ? (
        <CardGridStart {...grid} cards={shown.slice(0, FIRST_CARDS)} />
      ) : (
        <CardGrid {...grid} cards={shown} />
      )}
    </div>
  )
}
