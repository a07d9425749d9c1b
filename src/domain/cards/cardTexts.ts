import type { Card } from './card.ts'
import { foldText } from './foldText.ts'
import { spellSymbols } from './rulesText.ts'

/** The searchable parts of a card. Its traits are its classifications, inks, types and franchise. */
export type CardPart = 'name' | 'traits' | 'rules' | 'version' | 'flavorText' | 'artists'

const READ: Readonly<Record<CardPart, (card: Card) => string>> = {
  name: ({ name }) => foldText(name),
  traits: ({ classifications, inks, otherInks, types, franchise }) =>
    foldText([...classifications, ...inks, ...otherInks, ...types, franchise ?? ''].join(' ')),
  rules: ({ text }) => foldRules(text),
  version: ({ version }) => foldText(version ?? ''),
  flavorText: ({ flavorText }) => foldText(flavorText ?? ''),
  artists: ({ artists }) => foldText(artists.join('\n')),
}

/** A part of a card as one folded text; empty without one. */
export function readPart(card: Card, part: CardPart): string {
  return READ[part](card)
}

/** Folds rules text, with symbols as words: "{L}" becomes "lore". */
export function foldRules(text: string): string {
  return foldText(spellSymbols(text))
}
