import { expect, test } from 'vitest'
import { pictureDrawer, QueueFullError } from './pictureDrawer.ts'
import { makeDeckScene } from './scene.fixture.ts'
import type { Scene } from './scene.ts'

/** A scene that cannot be drawn. */
const BROKEN = { kind: 'nonsense' } as unknown as Scene

test('pictures are drawn one after the other, and a failing one does not affect the others', async () => {
  const draw = pictureDrawer()
  const drawn = await Promise.allSettled([draw(makeDeckScene()), draw(BROKEN), draw(makeDeckScene())])
  expect(drawn.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const [first, , last] = drawn.map((one) => (one.status === 'fulfilled' ? one.value : Buffer.alloc(0)))
  expect(first?.length).toBeGreaterThan(10_000)
  expect(last?.equals(first ?? Buffer.alloc(0))).toBe(true)
})

test('a picture requested while the queue is full is refused, and the others are drawn', async () => {
  const draw = pictureDrawer({ maxWaiting: 1 })
  const first = draw(makeDeckScene())
  await expect(draw(makeDeckScene())).rejects.toThrow(QueueFullError)
  expect((await first).length).toBeGreaterThan(10_000)
  expect((await draw(makeDeckScene())).length).toBeGreaterThan(10_000)
})

test('a crashed drawing process is reported, and the next picture gets a new process', async () => {
  const draw = pictureDrawer({ program: new URL('./crashingProcess.fixture.ts', import.meta.url) })
  await expect(draw(makeDeckScene())).rejects.toThrow('The drawing process ended')
  await expect(draw(makeDeckScene())).rejects.toThrow('The drawing process ended')
})
