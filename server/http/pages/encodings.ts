import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A little larger than at the best quality, and ten times faster. */
const BROTLI_QUALITY = 5

/** Smaller bodies are not compressed, because it would save nothing. */
const WORTHWHILE = 1024

/** The smallest encoding that a client accepts (`Accept-Encoding`), if any. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header ?? '')
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(header ?? '') && !refused(name))
}

/** Compresses a body (see `BROTLI_QUALITY`). */
export async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? zip(body)
    : brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
}

/** Whether compression makes a body of this type smaller: true for long text, false for pictures and fonts. */
export function isWorthCompressing(body: Buffer, contentType: string): boolean {
  return (
    body.length >= WORTHWHILE &&
    /^(text\/|application\/(json|javascript|manifest|xml)|image\/svg)|\+(json|xml)/.test(contentType)
  )
}
