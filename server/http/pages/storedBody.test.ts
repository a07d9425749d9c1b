import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { storeBody } from './storedBody.ts'

const TEXT = 'All the cards. '.repeat(100)
const body = storeBody(Buffer.from(TEXT), 'text/plain')
const sendRequest = (headers: Record<string, string> = {}, method = 'GET') =>
  body.answer(new Request('http://localhost/', { method, headers }), new Headers())

test('a body has an accepted encoding and the length of its encoded content', async () => {
  const plain = await sendRequest()
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, TEXT])
  // The header is needed without compression too: otherwise a shared cache would send this response to everybody.
  expect(plain.headers.get('vary')).toBe('Accept-Encoding')
  const zipped = await sendRequest({ 'accept-encoding': 'gzip' })
  const sent = Buffer.from(await zipped.arrayBuffer())
  expect([zipped.headers.get('content-length'), gunzipSync(sent).toString()]).toEqual([String(sent.length), TEXT])
})

test('HEAD returns the length without a body', async () => {
  const head = await sendRequest({}, 'HEAD')
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(TEXT.length), ''])
})

test('a client that has the content gets 304', async () => {
  const etag = (await sendRequest()).headers.get('etag') ?? ''
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const again = await sendRequest({ 'if-none-match': known })
    expect([known, again.status, await again.text()]).toEqual([known, 304, ''])
  }
  expect((await sendRequest({ 'if-none-match': '"other"' })).status).toBe(200)
})

test('equal bodies of different variants have different ETags', async () => {
  const etagOf = async (variant: string) => {
    const stored = storeBody(Buffer.from(TEXT), 'text/plain', { variant })
    return (await stored.answer(new Request('http://localhost/'), new Headers())).headers.get('etag')
  }
  expect(await etagOf('0-9/10')).toBe(await etagOf('0-9/10'))
  expect(await etagOf('0-9/10')).not.toBe(await etagOf('0-9/20'))
})
