import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Drawn } from './drawingProcess.ts'
import type { Scene } from './scene.ts'

/** A drawing takes some 0.2 s, the first one a second; one that takes this long is given up. */
const MAX_MS = 20_000

/** After so long without work the drawing process ends, and its memory is free. */
const IDLE_MS = 60_000

/** In megabytes. */
const MAX_HEAP = 256

/** More pictures are asked for than can be drawn soon. */
export class TooBusy extends Error {}

/**
 * Draws pictures in a process of its own, one at a time: drawing needs the processor for a while, and the library that does
 * it aborts its process where it meets what it does not expect. The process starts with the first picture and knows nothing
 * of the host, no secret either.
 * @param maxWaiting how many may wait; whoever comes then is told to come back.
 * @param program what the process runs, which answers each scene with `Drawn`.
 * @returns draws a scene as PNG; TooBusy when too many wait, Error when it cannot be drawn
 */
export function pictureDrawer({ maxWaiting = 50, program = new URL('./drawingProcess.ts', import.meta.url) } = {}): (
  scene: Scene,
) => Promise<Buffer<ArrayBuffer>> {
  let drawing: ChildProcess | undefined
  let rest: NodeJS.Timeout | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const start = () => {
    const child = fork(program, {
      env: {},
      execArgv: [`--max-old-space-size=${MAX_HEAP}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const forget = () => {
      if (drawing === child) drawing = undefined
    }
    child.on('exit', forget)
    // Also when nothing is drawn: an error that nobody hears would end the host.
    child.on('error', forget)
    // Nobody waits for it at the end: it ends itself when its starter is gone.
    child.unref()
    child.channel?.unref()
    return child
  }

  /** Whoever comes while it ends gets another one. */
  const stop = () => {
    drawing?.kill()
    drawing = undefined
  }

  const draw = async (scene: Scene): Promise<Buffer<ArrayBuffer>> => {
    clearTimeout(rest)
    const child = (drawing ??= start())
    const over = new AbortController()
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(MAX_MS)])
    try {
      child.send(scene)
      const [drawn] = (await Promise.race([
        once(child, 'message', { signal }),
        once(child, 'exit', { signal }).then(() => {
          throw new Error('The drawing process ended')
        }),
      ])) as [Drawn]
      if (typeof drawn === 'string') throw new Error(drawn)
      return Buffer.from(drawn)
    } catch (error) {
      child.kill('SIGKILL')
      drawing = undefined
      throw error
    } finally {
      over.abort()
      rest = setTimeout(stop, IDLE_MS).unref()
    }
  }

  return async (scene) => {
    if (waiting >= maxWaiting) throw new TooBusy('Too many pictures are being drawn')
    waiting++
    const turn = last.then(() => draw(scene))
    last = turn.catch(() => {})
    return turn.finally(() => waiting--)
  }
}
