import type { FaceCard } from '#domain/cards/face/describeFace.ts'
import type { Scene } from './scene.ts'

/** A card scene with defaults; a test overrides the fields that matter to it. */
export const makeCardScene = (card: Partial<FaceCard> = {}): FaceCard => ({
  characterName: 'Elsa',
  version: 'Spirit of Winter',
  cost: 8,
  inkable: false,
  inks: ['Amethyst'],
  types: ['Character'],
  classifications: ['Floodborn', 'Hero', 'Queen', 'Sorcerer'],
  rarity: 'Legendary',
  set: 'The First Chapter',
  collectorNumber: '42',
  strength: 4,
  willpower: 6,
  lore: 3,
  moveCost: null,
  text: 'Shift 6 (You may pay 6 {I} to play this on top of one of your characters named Elsa.)\nDEEP FREEZE Exert all.',
  keywords: ['Shift'],
  flavorText: null,
  franchise: 'Frozen',
  landscape: false,
  ...card,
})

/** A deck scene with defaults; a test overrides the fields that matter to it. */
export const makeDeckScene = (deck: Partial<Extract<Scene, { kind: 'deck' }>> = {}): Scene => ({
  kind: 'deck',
  name: 'Ruby Amethyst Control',
  author: 'Tala',
  inks: ['Amethyst', 'Ruby'],
  legality: 'core',
  totalCards: 8,
  costCurve: [
    { cost: '0', cards: 0 },
    { cost: '1', cards: 8 },
  ],
  cards: [{ quantity: 4, characterName: 'Elsa', version: null, cost: 1, inkable: true, inks: ['Amethyst'] }],
  others: 4,
  ...deck,
})
