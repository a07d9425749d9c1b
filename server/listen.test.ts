import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

test('a connection is kept for longer than the minute for which proxies keep theirs', async () => {
  const { url, close } = await listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(close)
  const answer = await fetch(url)
  expect(answer.headers.get('keep-alive')).toBe('timeout=75')
})
