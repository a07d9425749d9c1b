import loadHighs from 'highs'
import { solveStanding } from '#domain/shelf/solveStanding.ts'
// The benchmark measures the same solver as the browser, which only src/data loads.
// oxlint-disable-next-line no-restricted-imports
import { highsProgram } from '#data/shelf/highsProgram.ts'
import type { Pack } from '../../tools/pack/packRows.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../percentile.ts'
import { packCards } from './packCards.ts'
import { randomShelf } from './randomShelf.ts'

const SECONDS = 10
const BUDGETS = [0, 3000]

/** Measures how long it takes to find which of 20, 40 and 100 decks can stand together. */
export async function measureStanding(pack: Pack, shelves: number): Promise<Measurement[]> {
  const solve = highsProgram(await loadHighs())
  const cards = packCards(pack)
  return [20, 40, 100].flatMap((decks) =>
    BUDGETS.map((budgetCents): Measurement => {
      const runs = Array.from({ length: shelves }, (_, seed) => {
        const problem = randomShelf(cards, decks, budgetCents, seed)
        const start = performance.now()
        const secondsLeft = () => SECONDS - (performance.now() - start) / 1000
        const answer = solveStanding(problem, { solve, secondsLeft })
        if (answer.kind !== 'solved') throw new Error('Decks were pinned.')
        return { ms: performance.now() - start, ...answer }
      })
      const times = runs.map(({ ms }) => ms)
      const share = (isProven: (run: (typeof runs)[number]) => boolean) => `${runs.filter(isProven).length}/${shelves}`
      const stands = runs.map((run) => run.stands.length)
      return {
        area: 'Domain: decks at once',
        what: `${decks} decks with $${budgetCents / 100}`,
        value: median(times),
        unit: 'ms',
        note: [
          `worst ${Math.max(...times).toFixed(0)} ms`,
          `${Math.min(...stands)} to ${Math.max(...stands)} stand`,
          `proven: ${share((run) => run.atMost === run.stands.length)} most`,
          `${share((run) => run.isCheapest)} cheapest`,
          `${share((run) => run.isNextCheapest)} next`,
        ].join(', '),
      }
    }),
  )
}
