import { isDay } from '../dates/isoDay.ts'
import { plainLine } from '../text/plainLine.ts'
import type { FormatRule, OfficialFormat, RuleKind } from './formatRule.ts'

/** Whether rules of a kind have a first day. */
export const needsFirstDay = (kind: RuleKind): boolean => kind === 'rotation' || kind === 'ban'

/** The typed values of the form of a rule. `kind` decides which of them are used: those of `RULE_FIELDS`. */
export type RuleFields = {
  readonly kind: RuleKind
  /** Empty for all formats. */
  readonly format: OfficialFormat | ''
  /** A full card name. */
  readonly card: string
  /** Codes of sets. */
  readonly sets: readonly string[]
  readonly scope: 'main' | 'all'
  readonly amount: string
  readonly classification: string
  /** An ISO day, or empty. */
  readonly from: string
  readonly until: string
  readonly source: string
}

type Field = 'card' | 'sets' | 'scope' | 'amount' | 'classification'

/** The fields of each kind, besides its format, days and source. */
export const RULE_FIELDS: Readonly<Record<RuleKind, readonly Field[]>> = {
  size: ['amount'],
  inks: ['amount'],
  copies: ['card', 'amount'],
  sets: ['scope'],
  set: ['sets'],
  card: ['card'],
  rotation: ['sets'],
  ban: ['card'],
  'any ink': ['card', 'classification'],
  leaders: ['sets'],
  'leader copies': ['amount'],
}

/** The problems of the fields, as sentences to show there. */
export type RuleProblems = { readonly [Name in keyof RuleFields]?: string }

/** The fields of a new rule. */
export const NEW_RULE: RuleFields = {
  kind: 'ban',
  format: 'core',
  card: '',
  sets: [],
  scope: 'main',
  amount: '',
  classification: '',
  from: '',
  until: '',
  source: '',
}

/** The fields that show a stored rule. */
export function ruleToFields({
  format,
  kind,
  subject,
  amount,
  classification,
  from,
  until,
  source,
}: FormatRule): RuleFields {
  const has = (field: Field) => RULE_FIELDS[kind].includes(field)
  return {
    kind,
    format: format ?? '',
    card: has('card') ? subject : '',
    sets: has('sets') ? [subject] : [],
    scope: subject === 'all' ? 'all' : 'main',
    amount: amount === null ? '' : String(amount),
    classification: classification ?? '',
    from: from ?? '',
    until: until ?? '',
    source,
  }
}

const MAX_AMOUNT = 1000
const MAX_SOURCE = 200
const MAX_CLASSIFICATION = 100

/**
 * Checks the fields of a form and makes the rules that they describe: one for each chosen set, else one. The database
 * checks the same, except whether cards exist.
 * @param isCardName whether a card with this full name exists
 */
export function readRuleFields(
  fields: RuleFields,
  isCardName: (name: string) => boolean,
): { readonly problems: RuleProblems; readonly rules: readonly FormatRule[] } {
  const { kind, format, scope } = fields
  const has = (field: Field) => RULE_FIELDS[kind].includes(field)
  const [card, classification, source] = [fields.card, fields.classification, fields.source].map(plainLine) as [
    string,
    string,
    string,
  ]
  const amount = fields.amount.trim()
  const problems: { -readonly [Name in keyof RuleFields]?: string } = {}
  if (has('card') && card === '' && kind !== 'copies') problems.card = 'Choose a card.'
  else if (has('card') && card !== '' && !isCardName(card))
    problems.card = 'No card has this name. Choose one of the list.'
  if (has('sets') && fields.sets.length === 0) problems.sets = 'Choose a set.'
  if (has('amount') && !isAmount(amount) && !(kind === 'copies' && amount === ''))
    problems.amount = `Enter a whole number from 1 to ${MAX_AMOUNT}.`
  else if (kind === 'copies' && amount === '' && card === '')
    problems.amount = 'Enter a number, or choose a card that may have any number of copies.'
  if (has('classification') && classification === '') problems.classification = 'Enter a classification, such as Hunny.'
  else if (has('classification') && classification.length > MAX_CLASSIFICATION)
    problems.classification = `Use at most ${MAX_CLASSIFICATION} characters.`
  if (fields.from !== '' && !isDay(fields.from)) problems.from = 'Enter a date.'
  if (fields.until !== '' && !isDay(fields.until)) problems.until = 'Enter a date.'
  else if (fields.from !== '' && fields.until !== '' && fields.until <= fields.from)
    problems.until = 'Enter a day after the first one.'
  if (needsFirstDay(kind) && fields.from === '') problems.from = 'Enter the first day.'
  if (source === '') problems.source = 'Enter where this is written, such as TR 1.3.1.'
  else if (source.length > MAX_SOURCE) problems.source = `Use at most ${MAX_SOURCE} characters.`
  if (Object.keys(problems).length > 0) return { problems, rules: [] }
  const subjects = has('card') ? [card] : has('sets') ? fields.sets : [has('scope') ? scope : '']
  const rules = subjects.map((subject) => ({
    kind,
    format: format === '' ? null : format,
    subject,
    amount: has('amount') && amount !== '' ? Number(amount) : null,
    classification: has('classification') ? classification : null,
    from: fields.from || null,
    until: fields.until || null,
    source,
  }))
  return { problems, rules }
}

const isAmount = (text: string) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_AMOUNT
