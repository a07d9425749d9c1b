import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Good enough for what is kept, and ten times faster than the best. */
const BROTLI_QUALITY = 5

/** Below this a compressed body saves nothing. */
const WORTHWHILE = 1024

/** The smallest encoding that a client accepts (`Accept-Encoding`), if any. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header ?? '')
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(header ?? '') && !refused(name))
}

/** A body in an encoding, as it is kept: see `BROTLI_QUALITY`. */
export async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? zip(body)
    : brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
}

/** Whether a body of this type gets smaller: text of some length, and no picture or font. */
export function isWorthCompressing(body: Buffer, contentType: string): boolean {
  return (
    body.length >= WORTHWHILE &&
    /^(text\/|application\/(json|javascript|manifest|xml)|image\/svg)|\+(json|xml)/.test(contentType)
  )
}
