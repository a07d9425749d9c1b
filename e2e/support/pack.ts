import { readFileSync } from 'node:fs'

/** A card of the pack that the tested database was filled from. */
export type PackCard = {
  id: string
  name: string
  version: string | null
  cost: number
  lore: number | null
  strength: number | null
  inkwell: boolean
  inks: string[]
  type: string[]
  classifications: string[] | null
  rules_text: string | null
  flavor_text: string | null
  illustrators: string[]
  rarity: string
  collector_number: string
  set_data: { name: string; franchise: string | null }
  set_id: string
}

export type PackSet = { id: string; name: string; code: string; released_at: string; main_set: boolean }

const pack = JSON.parse(readFileSync(new URL('../../dist/site/pack.json', import.meta.url), 'utf8')) as {
  sets: PackSet[]
  cards: PackCard[]
}

/** The expected content of pages, computed in the simplest way instead of by the product's rules. */
export const packCards: readonly PackCard[] = pack.cards
export const packSets: readonly PackSet[] = pack.sets

export const INKS = ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel']

/** Lower case without accents. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const fullName = ({ name, version }: PackCard) => (version ? `${name} - ${version}` : name)

/** The accessible name of a tile of a grid. */
export const tileLabel = (card: PackCard) => `${fullName(card)}, ${card.rarity}, ${card.set_data.name}`

/** Whether a word is anywhere in the texts of a card. */
export function mentions(card: PackCard, word: string): boolean {
  const words = [fullName(card), card.rules_text, card.set_data.franchise, ...card.type, ...card.inks]
  return plain([...words, ...(card.classifications ?? [])].join('\n')).includes(plain(word))
}

/** The only card of this name and set. */
export function packCard(name: string, set: string): PackCard {
  const [card, ...others] = packCards.filter((card) => fullName(card) === name && card.set_data.name === set)
  if (!card || others.length > 0)
    throw new Error(`The pack has ${others.length + (card ? 1 : 0)} of ${name} in ${set}.`)
  return card
}
