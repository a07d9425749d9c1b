import type { APIRequestContext } from '@playwright/test'
import { addRow, changeDeck, signUp } from './backend.ts'
import { addSampleDeck, SAMPLE_CARDS } from './sampleDeck.ts'

const CARDS = SAMPLE_CARDS.map(({ card, quantity }) => ({ card, quantity }))

/**
 * A deck of two versions: the second one has no Olaf. With both a match was won, with the first one another one was
 * lost.
 */
export async function addVersions(request: APIRequestContext) {
  const author = await signUp(request, 'versions')
  const id = await addSampleDeck(request, author, { cards: CARDS })
  const play = (result: 'win' | 'loss') =>
    addRow(request, author, 'matches', {
      deck_id: id,
      result,
      player_initiative: 'on_play',
      opponent_colors: ['Amber', 'Ruby'],
    })
  await play('win')
  await play('loss')
  await changeDeck(request, author, id, { cards: CARDS.filter(({ card }) => card !== 'pack-1-52') })
  await play('win')
  return { author, id, path: `/deck/${id}?tab=versions` }
}
