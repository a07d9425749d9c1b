import * as v from 'valibot'
import { scheduleProblem } from './schedule.ts'
import { StartError } from './startError.ts'

// The values of variables. Their messages follow the name of the variable.

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
export const wholeNumber = (from: number, to: number) => {
  const message = `is not a whole number from ${from} to ${to}`
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(from, message),
    v.maxValue(to, message),
  )
}
const NOT_A_RATE = 'is not a rate from 0.01 to 100, such as 0.92'
export const rate = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/, NOT_A_RATE),
  v.transform(Number),
  v.minValue(0.01, NOT_A_RATE),
  v.maxValue(100, NOT_A_RATE),
)
export const webAddress = v.pipe(
  v.string(),
  v.url('is not a web address'),
  v.regex(/^https?:/, 'is not a web address (http or https)'),
  v.transform((address) => address.replace(/\/+$/, '')),
)
export const postgresAddress = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'does not start with postgres://'))
export const mailAddress = v.pipe(v.string(), v.email('is not a mail address'))
export const yesOrNo = v.pipe(
  v.picklist(['true', 'false', '1', '0', 'yes', 'no'], 'is neither true nor false'),
  v.transform((word) => ['true', '1', 'yes'].includes(word)),
)

export const logLevel = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'is not one of fatal, error, warn, info, debug, trace, silent',
)

export const schedule = v.pipe(
  text,
  v.check(
    (pattern) => pattern === 'off' || scheduleProblem(pattern) === undefined,
    ({ input }) => scheduleProblem(input) ?? '',
  ),
)

/** The variables whose names start with `prefix`, by the rest of their names. */
export function startingWith(environment: Record<string, string | undefined>, prefix: string): [string, string][] {
  return Object.entries(environment)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value ?? ''])
}

const SOCIAL_NAMES: Readonly<Record<string, string>> = {
  GITHUB: 'GitHub',
  YOUTUBE: 'YouTube',
  TIKTOK: 'TikTok',
  X: 'X',
}

/** A link of the menu. @throws StartError if it is not a web address */
export function socialLink(name: string, value: string): { name: string; url: string } {
  const url = v.safeParse(webAddress, value)
  if (!url.success) throw new StartError(`SOCIAL_${name} ${url.issues[0].message}.`)
  return { name: SOCIAL_NAMES[name] ?? name.charAt(0) + name.slice(1).toLowerCase(), url: url.output }
}
