import type { Card } from '#domain/cards/card.ts'
import { CARD_COLUMNS, type CardRow, toCard } from '#domain/cards/cardRow.ts'
import { type Catalogue, makeCatalogue } from '#domain/cards/catalogue.ts'
import { makeCharacterSlug } from '#domain/cards/slug.ts'
import { rarityRank } from '#domain/cards/rarity.ts'
import { sortByName } from '#domain/cards/sort.ts'
import { paths } from '#url/paths.ts'
import type { Database } from '../../backend/database.ts'
import type { FaceCard } from '#domain/cards/face/describeFace.ts'
import type { CatalogueVersion } from '../cache/catalogueVersion.ts'
import { makeCache } from '../cache/makeCache.ts'
import { isoTime } from './isoTime.ts'

/** A card with the fields that page heads and preview pictures need. */
export type IndexedCard = {
  readonly id: string
  /** The full name, with its version. */
  readonly name: string
  readonly slug: string
  /** The canonical address of its page. */
  readonly path: string
  readonly setId: string
  readonly collectorNumber: string
  /** The URL of its picture, or null. */
  readonly picture: string | null
  /** The fields that its face shows. */
  readonly face: FaceCard
  /** ISO dates; the release date is null if unknown. */
  readonly releasedAt: string | null
  readonly updatedAt: string
}

/** Cards of one set or character, oldest first. */
export type IndexedGroup = { readonly name: string; readonly path: string; readonly cards: readonly IndexedCard[] }

export type CardIndex = {
  /** The version of the catalogue; the content may be newer, never older. */
  readonly version: string
  /** All cards in the same form as in the browser, for searching. */
  readonly catalogue: Catalogue
  readonly byId: ReadonlyMap<string, IndexedCard>
  /** By slug; a slug without a set stands for the first printing. */
  readonly bySlug: ReadonlyMap<string, readonly IndexedCard[]>
  /** By full name: all printings of a card. */
  readonly byName: ReadonlyMap<string, readonly IndexedCard[]>
  /** By slug; only groups with at least one Character card. */
  readonly characters: ReadonlyMap<string, IndexedGroup>
  /** By the set's name as it is displayed. */
  readonly sets: ReadonlyMap<string, IndexedGroup>
}

/** The index of an empty catalogue. */
export const EMPTY_INDEX: CardIndex = {
  version: '',
  catalogue: makeCatalogue([]).catalogue,
  byId: new Map(),
  bySlug: new Map(),
  byName: new Map(),
  characters: new Map(),
  sets: new Map(),
}

/** Returns a function that gives the cached index, and reads it again after the catalogue has changed. */
export function cardIndex(database: Database, version: CatalogueVersion): () => Promise<CardIndex> {
  const cache = makeCache<string, CardIndex>({ max: 1 })
  return async () => {
    const now = await version.read()
    return cache.get(now, () => readIndex(database, now))
  }
}

/** Up to `count` representative cards of a group: the rarest of each ink first, then the next rarest; newer cards before older. */
export function bestCards({ cards }: IndexedGroup, count: number): IndexedCard[] {
  const ranked = cards.toReversed().toSorted((a, b) => rarityRank(b.face.rarity) - rarityRank(a.face.rarity))
  const ofEachInk = [...Map.groupBy(ranked, ({ face }) => face.inks[0]).values()].flatMap(([best]) => best ?? [])
  return [...new Set([...ofEachInk, ...ranked])].slice(0, count)
}

/** A row of `CARDS`: the columns that the browser reads, with ISO dates; the release date is null if unknown. */
type Row = CardRow & { readonly released_at: string | null; readonly updated_at: string }

const CARDS = `
  select ${CARD_COLUMNS}, released_at::text, ${isoTime('updated_at')} as updated_at
  from public.cards_2 order by cards_2.released_at, id`

async function readIndex(database: Database, version: string): Promise<CardIndex> {
  // The columns of `cards_2` have these types.
  const rows = (await database.query(CARDS)) as Row[]
  const faces = rows.map(toCard)
  const { catalogue } = makeCatalogue(faces)
  const isSlugShared = ({ slug }: Card) => (catalogue.bySlug.get(slug)?.length ?? 0) > 1
  const cards = rows.map((row, place) => indexCard(row, faces[place]!, isSlugShared)) // one card for each row
  return {
    version,
    catalogue,
    byId: new Map(cards.map((card) => [card.id, card])),
    bySlug: Map.groupBy(sortByName(cards), ({ slug }) => slug),
    byName: Map.groupBy(cards, ({ name }) => name),
    characters: new Map(
      [...Map.groupBy(cards, ({ face }) => makeCharacterSlug(face.characterName))]
        .filter(([, group]) => group.some(({ face }) => face.types.includes('Character')))
        .map(([slug, group]) => [slug, { name: nameOf(group), path: paths.character(slug), cards: group }]),
    ),
    sets: new Map(
      [...Map.groupBy(cards, ({ face }) => face.set)]
        .filter(([name]) => name !== '')
        .map(([name, group]) => [name, { name, path: paths.cards({ set: [name] }), cards: group }]),
    ),
  }
}

const nameOf = (cards: readonly IndexedCard[]) => cards[0]?.face.characterName ?? ''

function indexCard(row: Row, card: Card, isSlugShared: (card: Card) => boolean): IndexedCard {
  const { id, name, slug, set, setId, collectorNumber, images } = card
  return {
    id,
    name,
    slug,
    path: paths.card(slug, isSlugShared(card) ? set : undefined),
    setId,
    collectorNumber,
    picture: images?.large ?? null,
    face: toScene(card),
    releasedAt: row.released_at,
    updatedAt: row.updated_at,
  }
}

/** The fields of a card's face. The addresses of preview pictures contain a hash of them, in this order. */
const toScene = (card: Card): FaceCard => ({
  characterName: card.characterName,
  version: card.version,
  cost: card.cost,
  inkable: card.inkable,
  inks: card.inks,
  types: card.types,
  classifications: card.classifications,
  rarity: card.rarity,
  set: card.set,
  collectorNumber: card.collectorNumber,
  strength: card.strength,
  willpower: card.willpower,
  lore: card.lore,
  moveCost: card.moveCost,
  text: card.text,
  keywords: card.keywords,
  flavorText: card.flavorText,
  franchise: card.franchise,
  landscape: card.landscape,
})
