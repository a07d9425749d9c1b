import type { Match } from '#domain/matches/match.ts'

/** A win of the first deck. */
export const match = (id: string, deckId = 'one'): Match => ({
  id,
  deckId,
  result: 'win',
  initiative: 'on_play',
  opponentInks: ['Amber', 'Ruby'],
  notes: '',
  matchDate: '2026-11-20T10:00:00.000Z',
})
