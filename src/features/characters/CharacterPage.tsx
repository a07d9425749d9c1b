import { getRouteApi, Link } from '@tanstack/react-router'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import { cardsFailedText, catalogueNotice, useCatalogue } from '#data/catalogue/useCatalogue.ts'
import type { Card } from '#domain/cards/card.ts'
import { firstPage } from '#domain/cards/firstCards.ts'
import { makeCharacterName, makeCharacterSlug } from '#domain/cards/slug.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { countOf } from '#domain/text/countOf.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardGrid, CardGridSkeleton, CardGridStart } from '#cardUi/list/CardGrid.tsx'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { PageLinks } from '#cardUi/list/PageLinks.tsx'
import { useTypedText } from '#cardUi/list/useTypedText.ts'
import { useTypingStep } from '#cardUi/list/useTypingStep.ts'
import {
  CHARACTER_CARD_SORTS,
  CHARACTER_WORDS,
  type CharacterCardSort,
  parseCharacterSearch,
} from '#url/charactersSearch.ts'
import { paths } from '#url/paths.ts'
import { makeForm } from '#url/searchParams.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { ClearButton } from '#ui/ClearButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { SortSelect } from '#ui/SortSelect.tsx'
import styles from './CharacterPage.module.css'
import { characterPart } from './characterPart.ts'
import { pickCards } from './pickCards.ts'

const PAGE = '/character/$characterSlug'
const route = getRouteApi(PAGE)

const SORT_LABELS: Record<CharacterCardSort, string> = { name: 'Name', cost: 'Cost', rarity: 'Rarity' }

/** All cards of one character (requirements §2, Character detail). */
export function CharacterPage() {
  const { characterSlug } = route.useParams()
  const slug = characterSlug.toLowerCase()
  const state = useCatalogue(characterPart(slug))
  if (state.status === 'loading')
    return (
      <div role="status" aria-label="Loading the character" className={styles['page']} data-full-width>
        <div className={`${styles['heading']} ${styles['blank']}`} />
        <div className={`${styles['field']} ${styles['blank']}`} />
        <CardGridSkeleton />
      </div>
    )
  if (state.status === 'failed') return <ErrorState title={cardsFailedText(state)} heading="h1" onRetry={state.retry} />
  const { catalogue, isWhole } = state
  const cards = catalogue.byCharacter.get(slug) ?? []
  if (cards.length === 0) return <CharacterNotFound name={makeCharacterName(slug)} />
  const notice = catalogueNotice(state)
  return (
    <>
      {notice ? <Notice kind="warning">{notice}</Notice> : null}
      <CharacterCards key={slug} catalogue={catalogue} cards={cards} isWhole={isWhole} />
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
        No card is named “{name}”.
      </EmptyState>
    </>
  )
}

function CharacterCards({
  catalogue,
  cards,
  isWhole,
}: {
  catalogue: Catalogue
  cards: readonly Card[]
  /**
   * Whether the catalogue is loaded. Until then the page stays as the host rendered it, without measuring the screen.
   */
  isWhole: boolean
}) {
  const { search = '', sort = 'name', page } = route.useSearch()
  const changeAddress = useChangeAddress(PAGE)
  const typingStep = useTypingStep()
  const [text, setText] = useTypedText(search, (typed) =>
    changeAddress({
      search: (before) => ({ ...before, search: typed.trim() ? typed : undefined, page: undefined }),
      ...typingStep(),
    }),
  )
  const chooseSort = (chosen: string) =>
    changeAddress({
      search: (before) => ({ ...before, sort: parseCharacterSearch({ sort: chosen }).sort, page: undefined }),
    })
  const name = cards[0]?.characterName ?? ''
  const slug = makeCharacterSlug(name)
  const found = pickCards(cards, text, sort)
  const { from, shown } = firstPage(found, page)
  const pathOf = (page: number) => paths.character(slug, { ...parseCharacterSearch({ search, sort }), page })
  const grid = {
    label: `Cards of ${name}`,
    pathOf: (card: Card) => cardPath(catalogue, card),
  }
  return (
    <div className={styles['page']} data-full-width>
      <PageHead {...pages.character.head({ name, slug, cards: cards.length })} />
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
            form={makeForm(paths.character(slug))}
            onChange={setText}
          />
        </div>
        <SortSelect
          className={styles['sort']}
          value={sort === 'name' ? '' : sort}
          options={CHARACTER_CARD_SORTS.map((value) => ({
            value: value === 'name' ? '' : value,
            label: SORT_LABELS[value],
          }))}
          isInForm
          onChange={chooseSort}
        />
      </div>
      <IgnoredNotice words={CHARACTER_WORDS} />
      <p role="status" className={styles['count']}>
        Showing <b>{found.length}</b> of {countOf(cards.length, 'card')}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title="No Cards Match Your Filters"
          actions={
            <ClearButton
              variant="gold"
              href={paths.character(slug, parseCharacterSearch({ sort }))}
              onPress={() => setText('')}
            >
              Clear Search
            </ClearButton>
          }
        />
      ) : isWhole ? (
        <CardGrid {...grid} cards={found} owned={null} />
      ) : (
        <>
          <CardGridStart {...grid} cards={shown} from={from} />
          <PageLinks from={from} shown={shown.length} found={found.length} noun="cards" pathOf={pathOf} />
        </>
      )}
    </div>
  )
}
