import { describeGroup } from '#domain/odds/cardGroup.ts'
import type { CurvePolicy } from '#domain/odds/inkOdds.ts'
import type { MulliganPolicy } from '#domain/odds/mulliganPolicy.ts'
import type { OddsQuestion, Wanted } from '#domain/odds/oddsQuestion.ts'
import { countOf } from '#domain/text/countOf.ts'

/** A chance as "62.3%"; never "0%" or "100%" if it is only nearly so. */
export function formatChance(percent: number): string {
  if (percent === 0 || percent > 100 - 1e-9) return `${Math.round(percent)}%`
  return percent < 0.05 ? '<0.1%' : percent >= 99.95 ? '>99.9%' : `${percent.toFixed(1)}%`
}

/** A margin of error in percentage points, rounded up: "±0.1". */
export const formatMargin = (points: number): string => `±${(Math.ceil(points * 10) / 10).toFixed(1)}`

/** "by turn 4 on the play" */
const describeTurn = ({ turn, onThePlay }: Pick<OddsQuestion, 'turn' | 'onThePlay'>): string =>
  turn === 0 ? 'in your opening hand' : `by turn ${turn} ${describeStart(onThePlay)}`

const describeStart = (onThePlay: boolean): string => (onThePlay ? 'on the play' : 'on the draw')

/** The sentence after a chance to find cards: "to have 2 Merlin - Goat by turn 4 on the play, if you …" */
export function describeCardOdds(
  { a, b, turn, onThePlay, mulligan }: OddsQuestion & { readonly a: Wanted },
  nameOf: (key: string) => string,
): string {
  const groups = [a, ...(b ? [b] : [])].map(({ count, group }) => describeGroup(count, group, nameOf))
  return `to have ${groups.join(' and ')} ${describeTurn({ turn, onThePlay })}, if you ${describePolicy(mulligan, b !== null)}.`
}

function describePolicy(policy: MulliganPolicy, hasTwo: boolean): string {
  switch (policy.kind) {
    case 'keep':
      return 'keep every hand'
    case 'others':
      return 'put back all other cards'
    case 'whole':
      return `put back all 7 if ${hasTwo ? 'none are in the first group' : 'you drew none of them'}`
    case 'custom': {
      const groups = hasTwo ? `${policy.a} of the first, ${policy.b} of the second` : `${policy.a} of these`
      return `keep at most ${groups} and ${countOf(policy.others, 'other')}`
    }
  }
}

/** The sentence after a chance to be on curve. */
export function describeCurveOdds({ turn, firstTurn, onThePlay, curveMulligan }: OddsQuestion): string {
  const plays =
    turn < firstTurn
      ? ''
      : turn === firstTurn
        ? ` and play a ${turn}-cost card on turn ${turn}`
        : ` and play a card of each turn’s cost from turn ${firstTurn} on`
  return `to ink every turn${plays}, through turn ${turn} ${describeStart(onThePlay)}, ${describeCurvePolicy(curveMulligan)}.`
}

function describeCurvePolicy(policy: CurvePolicy): string {
  switch (policy.kind) {
    case 'keep':
      return 'if you keep every hand'
    case 'uninkable':
      return 'if you put back uninkable cards'
    case 'costly':
      return `if you put back cards that cost more than ${policy.above}`
  }
}
