import { expect, test } from 'vitest'
import { DEFAULT_QUESTION } from '#domain/odds/oddsQuestion.ts'
import { describeCardOdds, describeCurveOdds, formatChance, formatMargin } from './describeOdds.ts'

test.each([
  [0, '0%'],
  [0.01, '<0.1%'],
  [62.26, '62.3%'],
  [99.96, '>99.9%'],
  [99.999, '>99.9%'],
  [100, '100%'],
])('a chance of %f%% is %s', (percent, text) => {
  expect(formatChance(percent)).toBe(text)
})

test('a margin of error is rounded up', () => {
  expect([0.0002, 0.098, 0.1, 0.21].map(formatMargin)).toEqual(['±0.1', '±0.1', '±0.1', '±0.3'])
})

const a = { count: 1, group: { kind: 'names', keys: ['be prepared'] } } as const
const b = { count: 1, group: { kind: 'traits', inkable: true, costs: [1, 1] } } as const
const nameOf = () => 'Be Prepared'

test.each([
  [{}, 'to have 1 Be Prepared by turn 3 on the play, if you put back all other cards.'],
  [{ turn: 0, mulligan: { kind: 'keep' } }, 'to have 1 Be Prepared in your opening hand, if you keep every hand.'],
  [
    { b, turn: 4, onThePlay: false, mulligan: { kind: 'whole' } },
    'to have 1 Be Prepared and 1 inkable card with cost 1 by turn 4 on the draw, if you put back all 7 if none are in the first group.',
  ],
  [
    { mulligan: { kind: 'custom', a: 2, b: 1, others: 1 } },
    'to have 1 Be Prepared by turn 3 on the play, if you keep at most 2 of these and 1 other.',
  ],
  [
    { b, turn: 1, mulligan: { kind: 'custom', a: 2, b: 1, others: 3 } },
    'to have 1 Be Prepared and 1 inkable card with cost 1 by turn 1 on the play, if you keep at most 2 of the first, 1 of the second and 3 others.',
  ],
] as const)('%j reads as a sentence', (change, sentence) => {
  expect(describeCardOdds({ ...DEFAULT_QUESTION, ...change, a }, nameOf)).toBe(sentence)
})

test.each([
  [
    {},
    'to ink every turn and play a card of each turn’s cost from turn 2 on, through turn 3 on the play, if you keep every hand.',
  ],
  [{ turn: 1, onThePlay: false }, 'to ink every turn, through turn 1 on the draw, if you keep every hand.'],
  [
    { turn: 2, curveMulligan: { kind: 'costly', above: 3 } },
    'to ink every turn and play a 2-cost card on turn 2, through turn 2 on the play, if you put back cards that cost more than 3.',
  ],
] as const)('%j about the curve reads as a sentence', (change, sentence) => {
  expect(describeCurveOdds({ ...DEFAULT_QUESTION, ...change })).toBe(sentence)
})
