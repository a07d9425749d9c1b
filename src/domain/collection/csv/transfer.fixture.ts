import { makeCard } from '../../cards/card.fixture.ts'
import type { CardSet } from '../../sets/cardSet.ts'

const makeSet = (code: string, name: string, releasedAt: string, mainSet: boolean): CardSet => ({
  id: `set of ${name}`,
  name,
  code,
  releasedAt,
  legalFrom: releasedAt,
  mainSet,
  cardCount: 2,
  keyArt: null,
  image: null,
})

/** Sets of the card service, including promo sets. */
export const SETS: readonly CardSet[] = [
  makeSet('1', 'The First Chapter', '2023-08-18', true),
  makeSet('P1', 'Promo Set 1', '2023-08-18', false),
  makeSet('3', 'Into the Inklands', '2024-02-23', true),
  makeSet('4', "Ursula's Return", '2024-05-17', true),
  makeSet('cp', 'Challenge Promo', '2024-05-17', false),
  makeSet('8', 'Reign of Jafar', '2025-05-30', true),
  makeSet('P3', 'Promo Set 3', '2025-08-18', false),
]

/** Their cards: one name in two sets, one number in three promo sets, numbers with letters. */
export const CARDS = [
  makeCard({ id: 'ariel', name: 'Ariel - On Human Legs', set: 'The First Chapter', collectorNumber: '1' }),
  makeCard({ id: 'te ka', name: 'Te Kā - The Burning One', set: 'The First Chapter', collectorNumber: '126' }),
  makeCard({ id: 'mickey', name: 'Mickey Mouse - Detective', set: 'The First Chapter', collectorNumber: '149' }),
  makeCard({ id: 'dragon fire', name: 'Dragon Fire', set: 'The First Chapter', collectorNumber: '130' }),
  makeCard({ id: 'puppy a', name: 'Dalmatian Puppy - Tail Wagger', set: 'Into the Inklands', collectorNumber: '4a' }),
  makeCard({ id: 'puppy b', name: 'Dalmatian Puppy - Tail Wagger', set: 'Into the Inklands', collectorNumber: '4b' }),
  makeCard({ id: 'bruno', name: 'Bruno Madrigal - Out of the Shadows', set: "Ursula's Return", collectorNumber: '39' }),
  makeCard({ id: 'jafar', name: 'Jafar - Newly Crowned', set: 'Reign of Jafar', collectorNumber: '12' }),
  makeCard({ id: 'mickey P1', name: 'Mickey Mouse - Detective', set: 'Promo Set 1', collectorNumber: '8' }),
  makeCard({ id: 'yzma P1', name: 'Yzma - Alchemist', set: 'Promo Set 1', collectorNumber: '25' }),
  makeCard({ id: 'dragon fire cp', name: 'Dragon Fire', set: 'Challenge Promo', collectorNumber: '25' }),
  makeCard({
    id: 'buzz P3',
    name: 'Buzz Lightyear - Space Ranger',
    set: 'Promo Set 3',
    collectorNumber: '25',
    tcgplayerId: 4711,
  }),
]
