import { countOf } from '../text/countOf.ts'
import type { FormatRule, RuleKind } from './formatRule.ts'

/** The names of the kinds of rules, in the order in which they are listed. */
export const RULE_KIND_NAMES: Readonly<Record<RuleKind, string>> = {
  size: 'Size of a deck',
  inks: 'Number of inks',
  copies: 'Number of copies',
  sets: 'Legal sets',
  rotation: 'Rotation',
  set: 'Additional legal set',
  card: 'Additional legal card',
  ban: 'Ban',
  'any ink': 'Cards of any ink',
  leaders: 'Leaders',
  'leader copies': 'Copies of the leader',
}

/** All kinds of rules, in the order in which they are listed. */
export const RULE_KINDS = Object.keys(RULE_KIND_NAMES) as readonly RuleKind[] // the record has no other keys

/**
 * Says in plain words what a rule means: "Fortisphere is banned".
 * @param setName returns the name of the set with a code; the code itself if it is unknown.
 */
export function describeRule(rule: FormatRule, setName: (code: string) => string): string {
  const { kind, subject, amount, classification } = rule
  switch (kind) {
    case 'size':
      return `A deck has at least ${countOf(amount ?? 0, 'card')}`
    case 'inks':
      return `A deck has at most ${countOf(amount ?? 0, 'ink')}`
    case 'copies':
      return `${amount === null ? 'Any number of copies' : `At most ${countOf(amount, 'copy', 'copies')}`} of ${subject || 'each card'}`
    case 'sets':
      return `Cards of ${subject === 'all' ? 'all' : 'main'} sets are legal from their prerelease`
    case 'set':
      return `Cards of ${setName(subject)} are legal`
    case 'card':
      return `${subject} is legal`
    case 'rotation':
      return `${setName(subject)} rotates out`
    case 'ban':
      return `${subject} is banned`
    case 'any ink':
      return `With ${subject}, ${classification} cards may have any ink`
    case 'leaders':
      return `A deck has a leader, a card of ${setName(subject)}`
    case 'leader copies':
      return `At most ${countOf(amount ?? 0, 'copy', 'copies')} of the leader`
  }
}
