import * as v from 'valibot'
import { makeCardSlug, makeCharacterSlug } from '#domain/cards/slug.ts'
import { rarityRank } from '#domain/cards/rarity.ts'
import { sortByName } from '#domain/cards/sort.ts'
import { CARD_TYPES, INKS, RARITIES } from '#domain/cards/vocabulary.ts'
import { normalizeSetName } from '#domain/sets/setName.ts'
import { paths } from '#url/paths.ts'
import type { Database } from '../../backend/database.ts'
import type { CardScene } from '../../preview/scene.ts'
import { reloadOnCatalogueChange } from '../cache/catalogueVersion.ts'
import { isoTime } from './isoTime.ts'
import type { TtlCache } from '../cache/ttlCache.ts'

/** A card as the heads of pages and the preview pictures know it. */
export type IndexedCard = {
  readonly id: string
  /** The full name, with its version. */
  readonly name: string
  readonly slug: string
  /** Its page's own address. */
  readonly path: string
  readonly setId: string
  readonly collectorNumber: string
  /** Where its picture is; null where it has none. */
  readonly picture: string | null
  /** What its face shows. */
  readonly face: CardScene
  /** ISO dates; the release is null where it is not known. */
  readonly releasedAt: string | null
  readonly updatedAt: string
}

/** Cards that belong together, oldest first, with what they are called. */
export type IndexedGroup = { readonly name: string; readonly path: string; readonly cards: readonly IndexedCard[] }

export type CardIndex = {
  readonly byId: ReadonlyMap<string, IndexedCard>
  /** Of one slug all printings, the one that it means alone first. */
  readonly bySlug: ReadonlyMap<string, readonly IndexedCard[]>
  /** By the full name: a card and its other printings. */
  readonly byName: ReadonlyMap<string, readonly IndexedCard[]>
  /** By their slugs; those that have a character's card. */
  readonly characters: ReadonlyMap<string, IndexedGroup>
  /** By their names, as they are shown. */
  readonly sets: ReadonlyMap<string, IndexedGroup>
}

/** Cards, characters and sets by their addresses, read again after the catalogue changed. */
export const cardIndex = (database: Database, version: TtlCache<string>): (() => Promise<CardIndex>) =>
  reloadOnCatalogueChange(version, () => readIndex(database))

/** Cards that stand for all of a group: the rarest of different inks, as far as it has them, and of equals the newest. */
export function bestCards({ cards }: IndexedGroup, count: number): IndexedCard[] {
  const ranked = cards.toReversed().toSorted((a, b) => rarityRank(b.face.rarity) - rarityRank(a.face.rarity))
  const ofEachInk = [...Map.groupBy(ranked, ({ face }) => face.inks[0]).values()].flatMap(([best]) => best ?? [])
  return [...new Set([...ofEachInk, ...ranked])].slice(0, count)
}

const list = v.nullish(v.array(v.string()), [])
const number = v.nullable(v.number())

const rowSchema = v.object({
  id: v.string(),
  name: v.string(),
  version: v.nullable(v.string()),
  cost: number,
  inkwell: v.boolean(),
  inks: v.array(v.picklist(INKS)),
  type: list,
  classifications: list,
  rules_text: v.nullish(v.string(), ''),
  keywords: list,
  flavor_text: v.nullable(v.string()),
  strength: number,
  willpower: number,
  lore: number,
  move_cost: number,
  rarity: v.picklist(RARITIES),
  collector_number: v.string(),
  set: v.nullish(v.string(), ''),
  set_id: v.string(),
  picture: v.nullable(v.string()),
  franchise: v.nullable(v.string()),
  released_at: v.nullable(v.string()),
  updated_at: v.string(),
})

const CARDS = `
  select id, name, version, cost, inkwell, array_remove(coalesce(inks, array[ink]), null) as inks, type, classifications,
    rules_text, keywords, flavor_text, strength, willpower, lore, move_cost, rarity, collector_number,
    set_data ->> 'name' as set, set_id, set_data ->> 'franchise' as franchise, released_at::text,
    coalesce(nullif(image_large, ''), nullif(image_normal, ''), nullif(image_small, '')) as picture,
    ${isoTime('updated_at')} as updated_at
  from public.cards_2 order by cards_2.released_at, id`

async function readIndex(database: Database): Promise<CardIndex> {
  const rows = v.parse(v.array(rowSchema), await database.query(CARDS))
  const slugs = Map.groupBy(rows, slugOf)
  const cards = rows.map((row) => readCard(row, (slugs.get(slugOf(row))?.length ?? 0) > 1))
  return {
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

type Row = v.InferOutput<typeof rowSchema>

const fullName = ({ name, version }: Row) => (version ? `${name} - ${version}` : name)
const slugOf = (row: Row) => makeCardSlug(fullName(row), row.collector_number)
const nameOf = (cards: readonly IndexedCard[]) => cards[0]?.face.characterName ?? ''

function readCard(row: Row, isSlugShared: boolean): IndexedCard {
  const slug = slugOf(row)
  const set = normalizeSetName(row.set)
  return {
    id: row.id,
    name: fullName(row),
    slug,
    path: paths.card(slug, isSlugShared ? set : undefined),
    setId: row.set_id,
    collectorNumber: row.collector_number,
    picture: row.picture,
    face: {
      characterName: row.name,
      version: row.version || null,
      cost: row.cost ?? 0,
      inkable: row.inkwell,
      inks: INKS.filter((ink) => row.inks.includes(ink)),
      types: CARD_TYPES.filter((type) => row.type.includes(type)),
      classifications: row.classifications,
      rarity: row.rarity,
      set,
      collectorNumber: row.collector_number,
      strength: row.strength,
      willpower: row.willpower,
      lore: row.lore,
      moveCost: row.move_cost,
      text: row.rules_text,
      keywords: row.keywords,
      flavorText: row.flavor_text || null,
      franchise: row.franchise || null,
    },
    releasedAt: row.released_at,
    updatedAt: row.updated_at,
  }
}
