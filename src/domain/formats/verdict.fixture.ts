import { INKS } from '../cards/vocabulary.ts'
import type { JudgedSet } from './ruleBook.ts'

/** The sets of the verdicts in `verdicts.csv`, with their true days; 15 has no day yet. */
export const VERDICT_SETS: readonly JudgedSet[] = [
  ['1', '2023-08-18'],
  ['2', '2023-11-17'],
  ['3', '2024-02-23'],
  ['4', '2024-05-17'],
  ['5', '2024-08-09'],
  ['6', '2024-11-15'],
  ['7', '2025-03-07'],
  ['8', '2025-05-30'],
  ['9', '2025-08-29'],
  ['10', '2025-11-07'],
  ['11', '2026-02-13'],
  ['12', '2026-05-08'],
  ['13', '2026-07-17'],
  ['14', '2026-10-16'],
  ['15', null],
  ['P1', '2023-08-18'],
  ['P3', '2025-08-18'],
  ['P4', '2026-07-17'],
  ['C2', '2026-01-16'],
  ['CC1', '2026-07-17'],
  ['Coconut', '2026-07-28'],
].map(([code, legalFrom]) => ({
  id: `verdict ${code}`,
  code: code ?? '',
  mainSet: /^\d+$/.test(code ?? ''),
  legalFrom: legalFrom ?? null,
}))

/** One printing of a card of the verdicts. */
export type VerdictCard = {
  readonly id: string
  /** The full name. */
  readonly name: string
  readonly inks: readonly string[]
  readonly setCode: string
  readonly classifications: readonly string[]
}

/** How many cards of each ink a main set has: "Amber 9 #1" to "Amber 9 #20". */
const CARDS_OF_INK = 20

/** Cards with their printings: a full name, inks, codes of sets, and a classification. */
const NAMED: readonly (readonly [string, readonly string[], readonly string[], string?])[] = [
  ['Hiram Flaversham - Toymaker', ['Sapphire'], ['2']],
  ['Fortisphere', ['Steel'], ['4']],
  ['Dalmatian Puppy - Tail Wagger', ['Amber'], ['3', '8']],
  ['Microbots', ['Sapphire'], ['6']],
  ['The Glass Slipper', ['Amber'], ['7']],
  ["Ursula's Lair - Eye of the Storm", ['Amethyst'], ['P1']],
  ['Christopher Robin - Hunny Sage', ['Amber'], ['13'], 'Hunny'],
  ['Hunny Bear', ['Ruby'], ['13'], 'Hunny'],
  ['Hunny Tiger', ['Steel'], ['13'], 'Hunny'],
  ['Hunny Pirate', ['Emerald'], ['6'], 'Hunny'],
  ['Printed in 1 and 9', ['Amber'], ['1', '9']],
  ['Printed in 5 and 13', ['Amber'], ['5', '13']],
  ['Printed in 2 and C2', ['Amber'], ['2', 'C2']],
  ['Printed in 8 and P3', ['Amber'], ['8', 'P3']],
  ['Printed in 10 and P3', ['Amber'], ['10', 'P3']],
  ['Printed in 14 and P4', ['Amber'], ['14', 'P4']],
  ['Printed in 9 and 12', ['Amber'], ['9', '12']],
  ['Printed in 4 and CC1', ['Amber'], ['4', 'CC1']],
  ['Only in CC1', ['Amber'], ['CC1']],
  ['Only in P4', ['Amber'], ['P4']],
  ['Te Kā - Leader', ['Ruby'], ['4', 'Coconut']],
  ['Two Inks - Leader', ['Amber', 'Steel'], ['11', 'Coconut']],
  ['Amber and Ruby', ['Amber', 'Ruby'], ['10']],
  ['Ruby and Steel', ['Ruby', 'Steel'], ['10']],
  ['Of an unknown ink', ['Gold'], ['14']],
]

/** All printings of the verdicts. */
export const VERDICT_CARDS: readonly VerdictCard[] = [
  ...VERDICT_SETS.filter(({ mainSet }) => mainSet).flatMap(({ code }) =>
    INKS.flatMap((ink) =>
      Array.from({ length: CARDS_OF_INK }, (_, at) => printing(`${ink} ${code} #${at + 1}`, [ink], code)),
    ),
  ),
  ...NAMED.flatMap(([name, inks, codes, classification]) =>
    codes.map((code) => printing(name, inks, code, classification)),
  ),
]

function printing(name: string, inks: readonly string[], setCode: string, classification?: string): VerdictCard {
  const classifications = classification === undefined ? [] : [classification]
  return { id: `${name} of ${setCode}`, name, inks, setCode, classifications }
}
