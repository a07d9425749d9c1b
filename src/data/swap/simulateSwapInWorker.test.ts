import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SwapSimulation, type SwapQuestion } from '#domain/swap/simulateSwap.ts'
import { seededRandom } from '#domain/odds/seededRandom.ts'
import { simulateSwapInWorker } from './simulateSwapInWorker.ts'
import type { SwapReport, SwapRequest } from './swapMessages.ts'

const DECK = Array.from({ length: 20 }, () => ({ cost: 1, inkable: true, lore: 1 }))
const QUESTION: SwapQuestion = { before: DECK, after: DECK, policy: { kind: 'keep' }, onThePlay: true, turns: 4 }

/** The workers that were started, in order. */
const workers: FakeWorker[] = []

class FakeWorker extends EventTarget {
  readonly received: SwapRequest[] = []
  isTerminated = false
  constructor() {
    super()
    workers.push(this)
  }
  postMessage(request: SwapRequest) {
    this.received.push(request)
  }
  terminate() {
    this.isTerminated = true
  }
  report(data: SwapReport) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const onReport = vi.fn<(report: SwapReport) => void>()
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

const result = (games: number, hasConverged: boolean): SwapReport => {
  const simulation = new SwapSimulation(QUESTION, seededRandom(1))
  simulation.play(games)
  return { ...simulation.result(), hasConverged }
}

test('a worker gets the swap, reports its progress, and ends with an exact result', () => {
  simulateSwapInWorker(QUESTION, { onReport, onError })
  expect(workers.map(({ received }) => received)).toEqual([[{ question: QUESTION }]])
  workers[0]?.report(result(20, false))
  expect(workers[0]?.isTerminated).toBe(false)
  workers[0]?.report(result(40, true))
  expect(onReport.mock.calls.map(([{ games }]) => games)).toEqual([20, 40])
  expect(workers[0]?.isTerminated).toBe(true)
})

test('a simulation can be ended, and an error ends it', () => {
  simulateSwapInWorker(QUESTION, { onReport, onError })()
  simulateSwapInWorker(QUESTION, { onReport, onError })
  workers[1]?.dispatchEvent(new Event('error'))
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true])
  expect(onError).toHaveBeenCalledTimes(1)
})
