import { createHash } from 'node:crypto'
import { acceptedEncoding, compressed, type Encoding, isWorthCompressing } from './encodings.ts'

/** A body that is sent many times: compressed once, with an ETag of its content. */
export type StoredBody = {
  readonly bytes: number
  /** The response for this request: 304 if the client already has the content. */
  answer(request: Request, headers: Headers, status?: number): Promise<Response>
}

/**
 * @param variant added to the ETag, such as the range of the rows and their total number.
 * @param precompressed the body as the build has compressed it, better than the host would.
 */
export function storeBody(
  body: Buffer<ArrayBuffer>,
  contentType: string,
  { variant = '', precompressed = {} }: { variant?: string; precompressed?: Partial<Record<Encoding, Buffer>> } = {},
): StoredBody {
  const etag = `W/"${createHash('sha256').update(variant).update(body).digest('base64url').slice(0, 22)}"`
  const encoded = new Map<Encoding, Promise<Buffer>>()
  const encode = (encoding: Encoding) => {
    const ready = precompressed[encoding]
    const known = encoded.get(encoding) ?? (ready ? Promise.resolve(ready) : compressed(body, encoding))
    encoded.set(encoding, known)
    return known
  }
  const compressible = isWorthCompressing(body, contentType)
  return {
    bytes: body.length,
    async answer(request, headers, status = 200) {
      headers.set('ETag', etag)
      if (compressible) headers.append('Vary', 'Accept-Encoding')
      if (holds(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
      headers.set('Content-Type', contentType)
      const encoding = compressible ? acceptedEncoding(request.headers.get('accept-encoding') ?? undefined) : undefined
      const content = encoding ? await encode(encoding) : body
      if (encoding) headers.set('Content-Encoding', encoding)
      headers.set('Content-Length', String(content.length))
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(content), { status, headers })
    },
  }
}

function holds(ifNoneMatch: string | null, etag: string): boolean {
  const weak = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch !== null && (ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => weak(tag) === weak(etag)))
}
