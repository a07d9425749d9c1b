import { readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { STORY_EMBLEMS } from '#domain/cards/face/emblem.ts'
import { FACE_CASES, listFaceParts } from '#domain/cards/face/face.cases.ts'
import { CARD_TYPES } from '#domain/cards/vocabulary.ts'
import { CardFace } from './CardFace.tsx'
import styles from './CardFace.module.css'

afterEach(cleanup)

/** The words and symbols in an element, in their order on the card. */
function readParts(node: Node): readonly string[] {
  if (!(node instanceof HTMLElement)) return (node.textContent ?? '').split(/\s+/).filter((word) => word !== '')
  const { emblem, type = 'null', symbol, rarity } = node.dataset
  if (emblem !== undefined) return [`emblem ${emblem}`, `type ${type}`]
  if (node.classList.contains(styles['lore'] ?? ''))
    return Array.from({ length: Number(node.style.getPropertyValue('--lore')) }, () => '<lore>')
  return [
    ...(node.classList.contains(styles['inkable'] ?? '') ? ['<inkable>'] : []),
    ...(rarity === undefined ? [] : [`rarity ${rarity}`]),
    ...(node.className === 'spoken' ? [] : [...node.childNodes].flatMap(readParts)),
    ...(symbol === undefined ? [] : [`<${symbol}>`]),
  ]
}

test.each(FACE_CASES)('the face of %s has the described parts', (_, card) => {
  const { container } = render(<CardFace card={makeCard(card)} />)
  expect(readParts(container)).toEqual(listFaceParts(card))
})

test('the style sheet has a drawing for every emblem', () => {
  const sheet = readFileSync('src/cardUi/face/CardEmblems.css', 'utf8')
  for (const emblem of STORY_EMBLEMS) expect(sheet).toContain(`[data-emblem='${emblem}'] {`)
  for (const type of CARD_TYPES) expect(sheet).toContain(`[data-type='${type.toLowerCase()}'] {`)
})
