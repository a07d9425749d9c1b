// Measures how much common random numbers narrow the intervals of random swaps (docs/odds.md, Swap):
//   node tools/check-swap.ts [swaps] [seed]
import { seededRandom } from '#domain/odds/seededRandom.ts'
import { makeRandomSwap } from '#domain/swap/randomSwaps.fixture.ts'
import { narrowing, SwapSimulation } from '#domain/swap/simulateSwap.ts'

const STEP = 20_000
const [swaps = 20, seed = 1] = process.argv.slice(2).map(Number)
const random = seededRandom(seed)

/** "2.1 / 4.6": the smallest and the median. */
const describe = (values: readonly number[], digits = 1) => {
  const sorted = values.toSorted((one, other) => one - other)
  return [sorted[0], sorted[Math.floor(sorted.length / 2)]].map((value) => value?.toFixed(digits)).join(' / ')
}

for (const size of [1, 2, 3, 4, 6, 8, 12]) {
  const [sameGames, shown, games, seconds]: number[][] = [[], [], [], []]
  for (let swap = 0; swap < swaps; swap++) {
    const question = {
      ...makeRandomSwap(size, random),
      policy: { kind: 'costly', above: 4 },
      onThePlay: true,
      turns: 8,
    } as const
    const simulation = new SwapSimulation(question, random)
    const begun = performance.now()
    do simulation.play(STEP)
    while (!simulation.result().hasConverged)
    const result = simulation.result()
    const lore = result.lore.slice(3)
    sameGames?.push(...lore.map((figure) => narrowing(figure, result.games, result.games)))
    shown?.push(...[...lore, result.inkMissed, result.stuck].map((figure) => narrowing(figure, result.games)))
    games?.push(result.games)
    seconds?.push((performance.now() - begun) / 1000)
  }
  console.warn(
    `${size} copies: narrower ${describe(sameGames ?? [])} times in as many games, ${describe(shown ?? [])} times as shown;`,
    `${describe(games ?? [], 0)} games, at most ${Math.max(...(games ?? []))}; ${describe(seconds ?? [])} s`,
  )
}
