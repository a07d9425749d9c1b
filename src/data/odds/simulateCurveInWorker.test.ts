import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OnCurveQuestion } from '#domain/odds/simulateCurve.ts'
import type { CurveReport, CurveRequest } from './curveMessages.ts'
import { CURVE_GAMES, simulateCurveInWorker } from './simulateCurveInWorker.ts'

const QUESTION: OnCurveQuestion = { cards: [], policy: { kind: 'keep' }, onThePlay: true, turns: 1, firstTurn: 1 }

/** The workers that were started, in order. */
const workers: FakeWorker[] = []

class FakeWorker extends EventTarget {
  readonly received: CurveRequest[] = []
  isTerminated = false
  constructor() {
    super()
    workers.push(this)
  }
  postMessage(request: CurveRequest) {
    this.received.push(request)
  }
  terminate() {
    this.isTerminated = true
  }
  report(data: CurveReport) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const onReport = vi.fn<(report: CurveReport) => void>()
const onError = vi.fn<() => void>()

beforeEach(() => {
  workers.length = 0
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
  onReport.mockClear()
  onError.mockClear()
})

test('a worker simulates all games, reports its progress, and ends with the last report', () => {
  simulateCurveInWorker(QUESTION, { onReport, onError })
  expect(workers.map(({ received }) => received)).toEqual([[{ question: QUESTION, games: CURVE_GAMES }]])
  workers[0]?.report({ games: 50_000, onCurve: [9] })
  expect(workers[0]?.isTerminated).toBe(false)
  workers[0]?.report({ games: CURVE_GAMES, onCurve: [200] })
  expect(onReport.mock.calls.map(([{ games }]) => games)).toEqual([50_000, CURVE_GAMES])
  expect(workers[0]?.isTerminated).toBe(true)
})

test('a simulation can be ended, and an error ends it', () => {
  simulateCurveInWorker(QUESTION, { onReport, onError })()
  simulateCurveInWorker(QUESTION, { onReport, onError })
  workers[1]?.dispatchEvent(new Event('error'))
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true])
  expect(onError).toHaveBeenCalledTimes(1)
})
