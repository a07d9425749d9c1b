import { plainLine } from '../text/plainLine.ts'

/** The value of a field of a card: text, number, whether it is so, a list, or none. */
export type FieldValue = string | number | boolean | readonly string[] | null

/** A row of `cards_2`, as far as it can be corrected. */
export type CorrectableRow = Readonly<Record<string, unknown>> & {
  /** The number under which the card service lists a card of the offline pack; null if there is none. */
  readonly service_number: string | null
  readonly set_data: { readonly franchise?: string | null } | null
  readonly prices_data: { readonly usd?: unknown; readonly usd_foil?: unknown } | null
}

type FieldKind = 'line' | 'text' | 'number' | 'price' | 'yes or no' | 'list'

/** The fields that administrators may correct, in the order of the form. Those that are not optional always have a value. */
export const CORRECTABLE_FIELDS = {
  name: { label: 'Name', kind: 'line', isOptional: false },
  version: { label: 'Version', kind: 'line', isOptional: true },
  cost: { label: 'Cost', kind: 'number', isOptional: true },
  inkwell: { label: 'Inkwell', kind: 'yes or no', isOptional: false },
  strength: { label: 'Strength', kind: 'number', isOptional: true },
  willpower: { label: 'Willpower', kind: 'number', isOptional: true },
  lore: { label: 'Lore', kind: 'number', isOptional: true },
  move_cost: { label: 'Move cost', kind: 'number', isOptional: true },
  rarity: { label: 'Rarity', kind: 'line', isOptional: false },
  type: { label: 'Types', kind: 'list', isOptional: false },
  classifications: { label: 'Classifications', kind: 'list', isOptional: true },
  keywords: { label: 'Keywords', kind: 'list', isOptional: true },
  rules_text: { label: 'Rules text', kind: 'text', isOptional: true },
  flavor_text: { label: 'Flavor text', kind: 'text', isOptional: true },
  illustrators: { label: 'Illustrators', kind: 'list', isOptional: true },
  franchise: { label: 'Franchise', kind: 'line', isOptional: false },
  usd: { label: 'Price', kind: 'price', isOptional: true },
  usd_foil: { label: 'Foil price', kind: 'price', isOptional: true },
  service_number: { label: 'Number at the card service', kind: 'line', isOptional: true },
} as const satisfies Record<string, { label: string; kind: FieldKind; isOptional: boolean }>

export type CorrectableField = keyof typeof CORRECTABLE_FIELDS

/** The fields of a card. Only a card that the card service has not been found to list can have another number there. */
export const fieldsOfCard = (cardId: string): readonly CorrectableField[] =>
  (Object.keys(CORRECTABLE_FIELDS) as CorrectableField[]) // the record has no other keys
    .filter((field) => field !== 'service_number' || cardId.startsWith('pack-'))

/** A correction of a field, with the values of the card service. */
export type Correction = {
  readonly id: number
  readonly cardId: string
  readonly field: CorrectableField
  readonly value: FieldValue
  /** The service's value when an administrator decided for the correction. */
  readonly serviceBefore: FieldValue
  readonly serviceNow: FieldValue
  readonly reason: string
  /** The name of the administrator; null if the account was deleted. */
  readonly author: string | null
  /** ISO dates and times; `endedAt` is null for a current correction. */
  readonly createdAt: string
  readonly endedAt: string | null
}

/** confirmed: the service has the corrected value now. overtaken: it changed its value to a third one. */
export type CorrectionState = 'overtaken' | 'confirmed' | 'standing' | 'ended'

/** The state of a correction. */
export function stateOfCorrection({ value, serviceBefore, serviceNow, endedAt }: Correction): CorrectionState {
  if (endedAt !== null) return 'ended'
  if (isSameValue(value, serviceNow)) return 'confirmed'
  return isSameValue(serviceBefore, serviceNow) ? 'standing' : 'overtaken'
}

const isSameValue = (a: FieldValue, b: FieldValue) => JSON.stringify(a) === JSON.stringify(b)

/** The value of a field in a row, as `correct_card` takes it. Prices are numbers in USD. */
export function valueOfField(row: CorrectableRow, field: CorrectableField): FieldValue {
  if (field === 'franchise') return row.set_data?.franchise ?? null
  if (field === 'usd' || field === 'usd_foil') {
    const price = Number(row.prices_data?.[field] ?? 0)
    return price > 0 ? Math.round(price * 100) / 100 : null
  }
  return (row[field] ?? null) as FieldValue // the columns have these types
}

/** The text of a value in the form. `readFieldText` makes the same value of it. */
export function fieldText(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(', ')
  return value === null ? '' : String(value)
}

/** The text of a value for display. */
export function showFieldValue(field: CorrectableField, value: FieldValue): string {
  const text = fieldText(value)
  if (text === '') return 'none'
  return CORRECTABLE_FIELDS[field].kind === 'price' ? `$${Number(value).toFixed(2)}` : text
}

/** Reads the text of a field of the form. */
export function readFieldText(
  field: CorrectableField,
  text: string,
): { readonly value: FieldValue; readonly problem?: undefined } | { readonly problem: string } {
  const { kind, isOptional } = CORRECTABLE_FIELDS[field]
  const typed = kind === 'text' ? text.trim() : plainLine(text)
  if (typed === '') return isOptional ? { value: null } : { problem: 'Enter a value.' }
  switch (kind) {
    case 'number':
      return /^\d{1,2}$/.test(typed) ? { value: Number(typed) } : { problem: 'Enter a whole number from 0 to 99.' }
    case 'price':
      return /^\d{1,6}([.,]\d{1,2})?$/.test(typed) && /[1-9]/.test(typed)
        ? { value: Number(typed.replace(',', '.')) }
        : { problem: 'Enter a price in USD, such as 1.50.' }
    case 'yes or no':
      return { value: typed === 'yes' }
    case 'list':
      return {
        value: typed
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      }
    case 'line':
      return typed.length <= 100 ? { value: typed } : { problem: 'Use at most 100 characters.' }
    case 'text':
      return typed.length <= 2000 ? { value: typed } : { problem: 'Use at most 2,000 characters.' }
  }
}
