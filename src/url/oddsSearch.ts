import { CARD_TYPES, INKS } from '#domain/cards/vocabulary.ts'
import { OPENING_HAND_SIZE } from '#domain/decks/openingHand.ts'
import type { CardGroup } from '#domain/odds/cardGroup.ts'
import type { CurvePolicy } from '#domain/odds/inkOdds.ts'
import type { MulliganPolicy } from '#domain/odds/mulliganPolicy.ts'
import { DEFAULT_QUESTION, LAST_TURN, MAX_WANTED, type OddsQuestion, type Wanted } from '#domain/odds/oddsQuestion.ts'

const HIGHEST_COST = 99

/**
 * Reads the parameter `odds` of /deck/{id}: a list such as `a.card:let it go,b:2,b.cost:0-2,b.inkable:true,turn:4,draw`. Never
 * throws; items that are unknown or invalid are ignored.
 */
export function parseOdds(items: readonly string[] = []): OddsQuestion {
  const pairs = items.map((item) => {
    const split = item.indexOf(':')
    return split < 0 ? ([item, ''] as const) : ([item.slice(0, split), item.slice(split + 1)] as const)
  })
  const values = (name: string) => pairs.filter(([key]) => key === name).map(([, value]) => value)
  const value = (name: string) => values(name)[0] ?? ''
  const has = (name: string) => values(name).length > 0
  return {
    about: has('curve') ? 'curve' : 'cards',
    a: readWanted('a', values),
    b: readWanted('b', values),
    turn: readNumber(value('turn'), 0, LAST_TURN) ?? DEFAULT_QUESTION.turn,
    onThePlay: !has('draw'),
    mulligan: readMulligan(value('mulligan')),
    curveMulligan: readCurveMulligan(value('away')),
    firstTurn: readNumber(value('from'), 1, LAST_TURN) ?? DEFAULT_QUESTION.firstTurn,
  }
}

/** Writes a question as the parameter `odds`, without defaults; undefined if nothing is left. */
export function makeOdds(question: OddsQuestion): string[] | undefined {
  const { about, a, b, turn, onThePlay, mulligan, curveMulligan, firstTurn } = question
  const items = [
    ...(about === 'curve' ? ['curve'] : []),
    ...makeWanted('a', a),
    ...makeWanted('b', b),
    ...(turn === DEFAULT_QUESTION.turn ? [] : [`turn:${turn}`]),
    ...(onThePlay ? [] : ['draw']),
    ...(mulligan.kind === DEFAULT_QUESTION.mulligan.kind
      ? []
      : [
          `mulligan:${mulligan.kind === 'custom' ? [mulligan.a, mulligan.b, mulligan.others].join('-') : mulligan.kind}`,
        ]),
    ...(curveMulligan.kind === DEFAULT_QUESTION.curveMulligan.kind
      ? []
      : [`away:${curveMulligan.kind === 'costly' ? curveMulligan.above : curveMulligan.kind}`]),
    ...(firstTurn === DEFAULT_QUESTION.firstTurn ? [] : [`from:${firstTurn}`]),
  ]
  return items.length > 0 ? items : undefined
}

function readWanted(name: 'a' | 'b', values: (name: string) => readonly string[]): Wanted | null {
  const of = (trait: string) => values(`${name}.${trait}`)
  const count = readNumber(values(name)[0] ?? '', 1, MAX_WANTED) ?? 1
  if (of('card').length > 0) return { count, group: { kind: 'names', keys: of('card') } }
  const [from, to] = (of('cost')[0] ?? '').split('-').map((cost) => readNumber(cost, 0, HIGHEST_COST))
  const inkable = of('inkable')[0]
  const group: CardGroup = {
    kind: 'traits',
    costs: from === undefined ? undefined : [from, Math.max(from, to ?? from)],
    inkable: inkable === 'true' ? true : inkable === 'false' ? false : undefined,
    ink: INKS.find((ink) => ink === of('ink')[0]),
    type: CARD_TYPES.find((type) => type === of('type')[0]),
  }
  return values(name).length > 0 ? { count, group } : null
}

function makeWanted(name: 'a' | 'b', wanted: Wanted | null): string[] {
  if (wanted === null) return []
  const { count, group } = wanted
  if (group.kind === 'names')
    return [...(count === 1 ? [] : [`${name}:${count}`]), ...group.keys.map((key) => `${name}.card:${key}`)]
  const { costs, inkable, ink, type } = group
  return [
    `${name}:${count}`,
    ...(costs ? [`${name}.cost:${costs[0] === costs[1] ? costs[0] : costs.join('-')}`] : []),
    ...(inkable === undefined ? [] : [`${name}.inkable:${inkable}`]),
    ...(ink ? [`${name}.ink:${ink}`] : []),
    ...(type ? [`${name}.type:${type}`] : []),
  ]
}

function readMulligan(text: string): MulliganPolicy {
  if (text === 'keep' || text === 'whole') return { kind: text }
  const [a, b, others] = text.split('-').map((count) => readNumber(count, 0, OPENING_HAND_SIZE))
  return a === undefined || b === undefined || others === undefined
    ? DEFAULT_QUESTION.mulligan
    : { kind: 'custom', a, b, others }
}

function readCurveMulligan(text: string): CurvePolicy {
  if (text === 'uninkable') return { kind: 'uninkable' }
  const above = readNumber(text, 0, HIGHEST_COST)
  return above === undefined ? DEFAULT_QUESTION.curveMulligan : { kind: 'costly', above }
}

/** A whole number within bounds; undefined for anything else. */
function readNumber(text: string, min: number, max: number): number | undefined {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : -1
  return number >= min && number <= max ? number : undefined
}
