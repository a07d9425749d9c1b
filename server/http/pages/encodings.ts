import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'

/** Smallest first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A little larger than at the best quality, and ten times faster. */
const BROTLI_QUALITY = 5

/** Smaller bodies are not compressed, because it would save nothing. */
const WORTHWHILE = 1024

/** The smallest encoding that a client accepts (`Accept-Encoding`), if any. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = new Set(parseAccept(header ?? '').flatMap(({ type, q }) => (q > 0 ? [type] : [])))
  return ENCODINGS.find((encoding) => accepted.has(encoding))
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
  return body.length >= WORTHWHILE && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType)
}
