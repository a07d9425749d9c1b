import { expect, test } from 'vitest'
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  type Correction,
  type FieldValue,
  fieldsOfCard,
  fieldText,
  readFieldText,
  showFieldValue,
  stateOfCorrection,
  valueOfField,
} from './correction.ts'

const row = {
  name: 'Elsa',
  version: null,
  cost: 8,
  inkwell: false,
  strength: 4,
  willpower: 6,
  lore: 3,
  move_cost: null,
  rarity: 'Legendary',
  type: ['Character'],
  service_number: '71',
  classifications: ['Hero', 'Queen'],
  keywords: null,
  rules_text: 'Deep Freeze\nExert up to 2 characters.',
  flavor_text: null,
  illustrators: ['Somebody'],
  set_data: { franchise: 'Frozen' },
  prices_data: { usd: '1.50', usd_foil: null },
}

test.each(Object.keys(CORRECTABLE_FIELDS) as CorrectableField[])(
  'the text of the field %s gives the same value', // the record has no other keys
  (field) => {
    const value = valueOfField(row, field)
    expect(readFieldText(field, fieldText(value))).toEqual({ value })
  },
)

test.each([
  ['3.5', 3.5],
  ['3,50', 3.5],
  ['0,05', 0.05],
])('the price %s is %s USD', (text, value) => {
  expect(readFieldText('usd', text)).toEqual({ value })
})

test('unsuitable texts are refused', () => {
  const refused: readonly (readonly [CorrectableField, string])[] = [
    ['name', ' \u200B'],
    ['rarity', ''],
    ['type', ''],
    ['franchise', ''],
    ['name', 'x'.repeat(101)],
    ['rules_text', 'x'.repeat(2001)],
    ['cost', '-1'],
    ['cost', '2.5'],
    ['lore', '100'],
    ['usd', '0'],
    ['usd', '0,00'],
    ['usd', '1.505'],
    ['usd', '1,500'],
    ['usd_foil', '$2'],
  ]
  for (const [field, text] of refused)
    expect([field, readFieldText(field, text).problem]).toEqual([field, expect.any(String)])
  expect(readFieldText('usd', '')).toEqual({ value: null })
  expect(readFieldText('classifications', 'Hero,, Queen ,')).toEqual({ value: ['Hero', 'Queen'] })
})

test('values are shown with their unit', () => {
  expect(showFieldValue('usd', 1.5)).toBe('$1.50')
  expect(showFieldValue('inkwell', true)).toBe('yes')
  expect(showFieldValue('keywords', ['Ward', 'Rush'])).toBe('Ward, Rush')
  expect(showFieldValue('version', null)).toBe('none')
})

test('a correction is confirmed or overtaken by the value of the service', () => {
  const stateOf = (serviceBefore: FieldValue, serviceNow: FieldValue, endedAt: string | null = null) =>
    stateOfCorrection({ value: ['Hero'], serviceBefore, serviceNow, endedAt } as unknown as Correction) // it reads no other fields
  expect(stateOf(['Villain'], ['Villain'])).toBe('standing')
  expect(stateOf(['Villain'], ['Hero'])).toBe('confirmed')
  expect(stateOf(['Villain'], null)).toBe('overtaken')
  expect(stateOf(['Villain'], null, '2026-11-26T08:00:00Z')).toBe('ended')
})

test('only a card of the offline pack can have another number at the card service', () => {
  expect(fieldsOfCard('pack-9-1')).toContain('service_number')
  expect(fieldsOfCard('crd_9_1')).not.toContain('service_number')
})
