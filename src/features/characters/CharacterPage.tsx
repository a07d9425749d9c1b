import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCatalogue } from '#data/useCatalogue.ts'
import type { Card } from '#domain/cards/card.ts'
import { makeCharacterName, makeCharacterSlug } from '#domain/cards/slug.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { cardPath } from '#features/cards/cardPath.ts'
import { CardGrid, CardGridSkeleton } from '#features/cards/CardGrid.tsx'
import { DEFAULT_COLUMNS } from '#features/cards/cardsView.ts'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { pageHeads } from '#url/pageHeads.ts'
import { SearchField } from '#ui/SearchField.tsx'
import styles from './CharacterPage.module.css'
import { CHARACTER_CARD_SORTS, type CharacterCardSort, pickCards } from './pickCards.ts'

const route = getRouteApi('/character/$characterSlug')

/** All cards of one character (specification §2, Character detail). */
export function CharacterPage() {
  const { characterSlug } = route.useParams()
  const state = useCatalogue()
  if (state.status === 'loading')
    return (
      <div role="status" aria-label="Loading the character" className={styles['page']}>
        <div className={`${styles['heading']} ${styles['blank']}`} />
        <div className={`${styles['field']} ${styles['blank']}`} />
        <CardGridSkeleton columns={DEFAULT_COLUMNS} />
      </div>
    )
  if (state.status === 'failed')
    return <FailedState title={`Error loading cards: ${state.message}`} heading="h1" onRetry={state.retry} />
  const slug = characterSlug.toLowerCase()
  const cards = state.catalogue.byCharacter.get(slug) ?? []
  if (cards.length === 0) return <CharacterNotFound name={makeCharacterName(slug)} />
  return (
    <>
      {state.notice ? <Notice kind="warning">{state.notice}</Notice> : null}
      <CharacterCards key={slug} catalogue={state.catalogue} cards={cards} />
    </>
  )
}

function CharacterNotFound({ name }: { name: string }) {
  return (
    <>
      <PageHead {...pageHeads.characterNotFound} />
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

function CharacterCards({ catalogue, cards }: { catalogue: Catalogue; cards: readonly Card[] }) {
  const [text, setText] = useState('')
  const [sort, setSort] = useState<CharacterCardSort>('name')
  const name = cards[0]?.characterName ?? ''
  const shown = pickCards(cards, text, sort)
  return (
    <div className={styles['page']}>
      <PageHead {...pageHeads.character({ name, slug: makeCharacterSlug(name), cards: cards.length })} />
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
          onChange={({ target }) =>
            setSort(CHARACTER_CARD_SORTS.find(({ value }) => value === target.value)?.value ?? 'name')
          }
        >
          {CHARACTER_CARD_SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className={styles['count']}>
        Showing <b>{shown.length}</b> of {cards.length} cards
      </p>
      {shown.length > 0 ? (
        <CardGrid
          label={`Cards of ${name}`}
          cards={shown}
          pathOf={(card) => cardPath(catalogue, card)}
          columns={DEFAULT_COLUMNS}
        />
      ) : (
        <EmptyState
          title="No Cards Match Your Filters"
          actions={
            <Button variant="gold" onClick={() => setText('')}>
              Clear Search
            </Button>
          }
        />
      )}
    </div>
  )
}
