import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canRedo, canUndo, HISTORY_LIMIT, record, redo, startHistory, undo } from './history.ts'

type State = { readonly step: number }

const states = fc.array(fc.record({ step: fc.nat() }), { minLength: 1, maxLength: HISTORY_LIMIT + 1, size: 'max' })

function recordAll([first, ...rest]: readonly State[]) {
  return rest.reduce(record, startHistory(first ?? { step: 0 }))
}

describe('undo and redo', () => {
  test('go back through every step and forward again', () => {
    fc.assert(
      fc.property(states, (steps) => {
        let history = recordAll(steps)
        const last = history
        for (const step of steps.toReversed()) {
          expect(history.present).toBe(step)
          history = undo(history)
        }
        expect(canUndo(history)).toBe(false)
        for (const step of steps) {
          expect(history.present).toBe(step)
          history = redo(history)
        }
        expect(history).toEqual(last)
        expect(canRedo(history)).toBe(false)
      }),
    )
  })

  test('report whether there is a step', () => {
    const history = recordAll([{ step: 1 }, { step: 2 }])
    expect([canUndo(history), canRedo(history)]).toEqual([true, false])
    expect([canUndo(undo(history)), canRedo(undo(history))]).toEqual([false, true])
  })

  test('do nothing without a step', () => {
    const history = startHistory({ step: 1 })
    expect(undo(history)).toBe(history)
    expect(redo(history)).toBe(history)
  })

  test('a new step discards redo steps', () => {
    const history = record(undo(recordAll([{ step: 1 }, { step: 2 }])), { step: 3 })
    expect(canRedo(history)).toBe(false)
    expect(undo(history).present).toEqual({ step: 1 })
  })

  test('recording the same state adds no step and discards none', () => {
    const history = undo(recordAll([{ step: 1 }, { step: 2 }]))
    expect(record(history, history.present)).toBe(history)
  })

  test('the oldest steps beyond the limit are discarded', () => {
    const history = recordAll(Array.from({ length: HISTORY_LIMIT + 5 }, (_, step) => ({ step })))
    expect(history.past).toHaveLength(HISTORY_LIMIT)
    expect(history.past[0]).toEqual({ step: 4 })
  })
})
