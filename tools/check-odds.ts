// Compares exact odds with simulations of random questions (docs/odds.md): `node tools/check-odds.ts 500 1000000 2026` takes 500
// questions with 1,000,000 games each, from a seed.
import { compareQuestions } from '#domain/odds/randomQuestions.fixture.ts'

const [questions = 100, games = 100_000, seed = 1] = process.argv.slice(2).map(Number)
const start = performance.now()
let [chiSquared, largest, beyond, farthest] = [0, 0, 0, 0]
for (const { z, exact, simulated } of compareQuestions(questions, games, seed)) {
  chiSquared += z ** 2
  largest = Math.max(largest, Math.abs(z))
  farthest = Math.max(farthest, Math.abs(exact - simulated) * 100)
  beyond += Number(Math.abs(z) > 3)
}
console.warn(
  `${questions} questions, ${games} games each: χ² ${chiSquared.toFixed(1)}, largest |z| ${largest.toFixed(2)}, ` +
    `${beyond} beyond 3 standard errors, largest difference ${farthest.toFixed(3)} percentage points, ` +
    `${((performance.now() - start) / 1000).toFixed(0)} s`,
)
