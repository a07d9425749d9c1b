import * as v from 'valibot'
import { scheduleProblem } from './schedule.ts'

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
export const mailAddress = v.pipe(v.string(), v.email('is not a mail address'))
export const yesOrNo = v.pipe(
  v.picklist(['true', 'false', '1', '0', 'yes', 'no'], 'is neither true nor false'),
  v.transform((word) => ['true', '1', 'yes'].includes(word)),
)

export const schedule = v.pipe(
  text,
  v.check(
    (pattern) => pattern === 'off' || scheduleProblem(pattern) === undefined,
    ({ input }) => scheduleProblem(input) ?? '',
  ),
)
