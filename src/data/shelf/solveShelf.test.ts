import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SelectionAnswer, SelectionProblem } from '#domain/shelf/selectionProblem.ts'
import type { solveShelf as Solve } from './solveShelf.ts'
import type { SelectionReport } from './selectionMessages.ts'

const PROBLEM: SelectionProblem = {
  decks: [],
  owned: new Map(),
  cents: new Map(),
  budgetCents: 0,
  pinned: new Set(),
  order: 'most',
}
const ANSWER: SelectionAnswer = { kind: 'pinsConflict', lacking: { cards: [], cents: 0 } }

/** The workers that were started, in order. */
const workers: FakeWorker[] = []

class FakeWorker extends EventTarget {
  received = 0
  isTerminated = false
  constructor() {
    super()
    workers.push(this)
  }
  postMessage() {
    this.received += 1
  }
  terminate() {
    this.isTerminated = true
  }
  report(data: SelectionReport) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

let solveShelf: typeof Solve
beforeEach(async () => {
  workers.length = 0
  vi.stubGlobal('Worker', FakeWorker)
  vi.resetModules()
  ;({ solveShelf } = await import('./solveShelf.ts'))
})
afterEach(() => vi.unstubAllGlobals())

test('a worker answers one problem after the other, with progress', async () => {
  const onProgress = vi.fn<(progress: object) => void>()
  const first = solveShelf(PROBLEM, { onProgress })
  workers[0]?.report({ progress: { found: 3, atMost: 5 } })
  workers[0]?.report({ answer: ANSWER })
  expect(await first).toEqual(ANSWER)
  expect(onProgress.mock.calls).toEqual([[{ found: 3, atMost: 5 }]])
  const second = solveShelf(PROBLEM)
  workers[0]?.report({ answer: ANSWER })
  expect(await second).toEqual(ANSWER)
  expect(workers.map(({ received }) => received)).toEqual([2])
})

test('a cancelled search ends its worker, and nothing of it arrives', async () => {
  const search = new AbortController()
  const onProgress = vi.fn<(progress: object) => void>()
  const stale = solveShelf(PROBLEM, { signal: search.signal, onProgress })
  search.abort()
  await expect(stale).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  workers[0]?.report({ progress: { found: 3, atMost: 5 } })
  workers[0]?.report({ answer: ANSWER })
  expect(onProgress).not.toHaveBeenCalled()
  const next = solveShelf(PROBLEM)
  workers[1]?.report({ answer: ANSWER })
  expect(await next).toEqual(ANSWER)
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
  await expect(solveShelf(PROBLEM, { signal: search.signal })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  )
  expect(workers).toHaveLength(2)
})

test('a solver that fails or cannot be loaded rejects, and the next search starts another', async () => {
  const failed = solveShelf(PROBLEM)
  workers[0]?.report({ error: 'out of memory' })
  await expect(failed).rejects.toThrow('out of memory')
  const missing = solveShelf(PROBLEM)
  workers[1]?.dispatchEvent(Object.assign(new Event('error'), { message: '' }))
  await expect(missing).rejects.toThrow('The solver was not loaded.')
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true])
})
