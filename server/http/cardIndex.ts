import type { Database, Row } from '../backend/database.ts'
import { makeCardSlug, makeCharacterSlug } from '#domain/cards/slug.ts'
import { whenCatalogueChanges } from './catalogueVersion.ts'

/** What the head of a card's page says. */
export type CardHead = {
  readonly slug: string
  readonly name: string
  readonly set: string
  readonly types: readonly string[]
  readonly text: string
  readonly image: string | null
}

/** A character and its cards, oldest first. */
export type CharacterHead = { readonly slug: string; readonly name: string; readonly cards: readonly CardHead[] }

export type CardIndex = {
  readonly cards: ReadonlyMap<string, CardHead>
  readonly characters: ReadonlyMap<string, CharacterHead>
}

/** Cards and characters by their addresses, read again after the catalogue changed. */
export const cardIndex = (database: Database): (() => Promise<CardIndex>) =>
  whenCatalogueChanges(database, () => readIndex(database))

async function readIndex(database: Database): Promise<CardIndex> {
  const rows = await database.query(
    `select name, version, collector_number, type, rules_text, set_data ->> 'name' as set,
       coalesce(image_large, image_normal) as image
     from public.cards_2 order by released_at, id`,
  )
  const cards = new Map<string, CardHead>()
  const characters = new Map<string, { slug: string; name: string; cards: CardHead[] }>()
  for (const row of rows) {
    const card = readCard(row)
    if (!cards.has(card.slug)) cards.set(card.slug, card)
    if (!card.types.includes('Character')) continue
    const name = String(row['name'])
    const slug = makeCharacterSlug(name)
    const character = characters.get(slug) ?? { slug, name, cards: [] }
    character.cards.push(card)
    characters.set(slug, character)
  }
  return { cards, characters }
}

function readCard(row: Row): CardHead {
  const text = (column: string) => (typeof row[column] === 'string' ? row[column] : '')
  const name = text('version') === '' ? text('name') : `${text('name')} - ${text('version')}`
  return {
    slug: makeCardSlug(name, text('collector_number')),
    name,
    set: text('set'),
    types: row['type'] as string[], // text[] not null
    text: text('rules_text').replaceAll('\n', ' '),
    image: text('image') || null,
  }
}
