import loadHighs from 'highs'
import { selectDecks } from '#domain/shelf/selectDecks.ts'
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

/** Measures how long it takes to find which of 20, 40 and 100 decks can be built at the same time. */
export async function measureSelection(pack: Pack, shelves: number): Promise<Measurement[]> {
  const solve = highsProgram(await loadHighs())
  const cards = packCards(pack)
  return [20, 40, 100].flatMap((decks) =>
    BUDGETS.map((budgetCents): Measurement => {
      const runs = Array.from({ length: shelves }, (_, seed) => {
        const problem = randomShelf(cards, decks, budgetCents, seed)
        const start = performance.now()
        const secondsLeft = () => SECONDS - (performance.now() - start) / 1000
        const answer = selectDecks(problem, { solve, secondsLeft })
        if (answer.kind !== 'solved') throw new Error('Decks were pinned.')
        return { ms: performance.now() - start, ...answer }
      })
      const times = runs.map(({ ms }) => ms)
      const share = (isProven: (run: (typeof runs)[number]) => boolean) => `${runs.filter(isProven).length}/${shelves}`
      const selected = runs.map((run) => run.selected.length)
      return {
        area: 'Domain: decks at once',
        what: `${decks} decks with $${budgetCents / 100}`,
        value: median(times),
        unit: 'ms',
        note: [
          `worst ${Math.max(...times).toFixed(0)} ms`,
          `${Math.min(...selected)} to ${Math.max(...selected)} selected`,
          `proven: ${share((run) => run.atMost === run.selected.length)} most`,
          `${share((run) => run.isCheapest)} cheapest`,
          `${share((run) => run.isNextCheapest)} next`,
        ].join(', '),
      }
    }),
  )
}
