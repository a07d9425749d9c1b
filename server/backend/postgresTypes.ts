import { parse as parseArray } from 'postgres-array'
import { TIMESTAMP, timestampAsPostgrest, TIMESTAMPTZ } from './timestamps.ts'

/** OIDs of types (`pg_type.dat`). */
const BOOL = 16
const BYTEA = 17
const INT8 = 20
const SMALL_NUMBERS = [21, 23, 26, 700, 701]
const JSON_TEXT = 114
const JSONB = 3802
const NUMERIC = 1700

type Parse = (text: string) => unknown

/** Converts values between PostgreSQL's text format and the backend's. */
export type PostgresTypes = {
  parserOf(type: number): Parse
  /** The text for a parameter of this type. A value of the wrong type is serialized as JSON, so that the database refuses it. */
  serialize(type: number, value: unknown): string | null
}

const isJson = (type: number) => type === JSON_TEXT || type === JSONB

const asIs: Parse = (text) => text

/** A bigint if a number would lose precision. */
function parseBigint(text: string): number | bigint {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

/** The text itself if a number would round it. */
function parseNumeric(text: string): number | string {
  const number = Number(text)
  return Number.isFinite(number) && String(number) === text ? number : text
}

const PARSERS: ReadonlyMap<number, Parse> = new Map<number, Parse>([
  [BOOL, (text) => text === 't'],
  [BYTEA, (text) => Buffer.from(text.slice(2), 'hex')],
  [INT8, parseBigint],
  [NUMERIC, parseNumeric],
  [TIMESTAMP, timestampAsPostgrest],
  [TIMESTAMPTZ, timestampAsPostgrest],
  [JSON_TEXT, JSON.parse],
  [JSONB, JSON.parse],
  ...SMALL_NUMBERS.map((type) => [type, Number] as const),
])

/** @param elements the element type of each array type; entries may be added later. */
export function makePostgresTypes(elements: ReadonlyMap<number, number>): PostgresTypes {
  const parserOf = (type: number): Parse => {
    const element = elements.get(type)
    if (element === undefined) return PARSERS.get(type) ?? asIs
    const parse = parserOf(element)
    return (text) => parseArray(text, parse)
  }
  const serialize = (type: number, value: unknown): string | null => {
    if (value === null || value === undefined) return null
    // The auth service passes JSON as text; encoding it again would store a JSON string instead of an object.
    if (typeof value === 'string') return value
    if (isJson(type)) return JSON.stringify(value)
    const element = elements.get(type)
    if (element !== undefined && Array.isArray(value)) return arrayLiteral(value, element)
    if (value instanceof Date) return value.toISOString()
    if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
    return typeof value === 'number' || typeof value === 'bigint' ? String(value) : JSON.stringify(value)
  }
  /** PostgreSQL's text format of an array: {"one",NULL,{"nested"}}. An array inside an array of JSON is a JSON value. */
  const arrayLiteral = (values: readonly unknown[], element: number): string => {
    const items = values.map((value) => {
      if (Array.isArray(value) && !isJson(element)) return arrayLiteral(value, element)
      const text = serialize(element, value)
      return text === null ? 'NULL' : `"${text.replaceAll(/["\\]/g, '\\$&')}"`
    })
    return `{${items.join(',')}}`
  }
  return { parserOf, serialize }
}
