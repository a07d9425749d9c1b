import type { Card } from '../card.ts'
import { CARD_TYPES, type CardType } from '../vocabulary.ts'

/**
 * The emblems of stories, each with words that identify its franchises. They are words, not whole names,
 * because sources spell some franchises differently. The drawings are in src/cardUi/face/emblems.
 */
const STORIES = {
  star: /Mickey|Goofy|Musketeers|Sorcerer|Pinocchio/,
  lamp: /Aladdin/,
  snowflake: /Frozen/,
  rose: /Beast/,
  bolt: /Hercules|Bolt|Incredibles/,
  shell: /Mermaid/,
  wave: /Moana/,
  flower: /Stitch|Frog/,
  feather: /Pan|Robin|Pocahontas/,
  sun: /Lion|Groove|Tangled/,
  butterfly: /Encanto/,
  compass: /DuckTales|Treasure/,
  apple: /Snow White/,
  crown: /Sleeping|Cinderella/,
  teacup: /Alice/,
  gem: /Raya|Atlantis/,
  gear: /Wreck|Big Hero|Toy Story/,
  sword: /Mulan|Sword|Brave|Cauldron/,
  drop: /Lorcana/,
  paw: /Dalmatians|Zootopia|Tramp|Hound/,
  leaf: /Pooh|Jungle/,
  lens: /Detective|Rescue/,
  moon: /Darkwing|Gargoyles/,
}

type Story = keyof typeof STORIES
/** The name of a drawing, for a card type or for a story. */
export type Emblem = Lowercase<CardType> | Story

// Object.keys loses the keys' type.
export const STORY_EMBLEMS = Object.keys(STORIES) as Story[]

/** The emblem of a card's type. A song has the emblem of songs, although it is an action too. Null for unknown types. */
export const typeEmblem = ({ types }: Pick<Card, 'types'>): Lowercase<CardType> | null =>
  // toLowerCase loses the type of the literal.
  (CARD_TYPES.findLast((type) => types.includes(type))?.toLowerCase() as Lowercase<CardType> | undefined) ?? null

/** The emblem in a card's art: its franchise's, else its type's, else a drop of ink. */
export const cardEmblem = (card: Pick<Card, 'types' | 'franchise'>): Emblem =>
  STORY_EMBLEMS.find((story) => STORIES[story].test(card.franchise ?? '')) ?? typeEmblem(card) ?? 'drop'
