import type { Card } from './card.ts'

/** "Character: Storyborn, Hero", "Action · Song". A card that was announced may have no type or classification yet. */
export function describeKind({ types, classifications }: Pick<Card, 'types' | 'classifications'>): string {
  return [types.join(' · '), classifications.join(', ')].filter((part) => part !== '').join(': ')
}
