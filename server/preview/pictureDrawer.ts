import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { DrawingResult } from './drawingProcess.ts'
import type { Scene } from './scene.ts'

/** Timeout for one picture. A picture takes about 0.2 s, the first one about a second. */
const TIMEOUT_MS = 20_000

/** The drawing process exits after this idle time, to free its memory. */
const IDLE_MS = 60_000

const MAX_HEAP_MB = 256

/** The drawing queue is full. */
export class QueueFullError extends Error {}

/**
 * Draws pictures one at a time in a separate process, because drawing is CPU-bound and the native library aborts its
 * process on unexpected input. The process starts with the first picture and has no environment variables, so it holds
 * no secrets.
 * @param maxWaiting how many pictures may be in the queue; the next one is refused.
 * @param program the module that the process runs, which answers each scene with a `DrawingResult`.
 * @param onDrawn gets the time of each picture, in ms, without its time in the queue.
 * @returns a function that draws a scene as PNG. It rejects with QueueFullError when the queue is full, and with Error when
 * drawing fails.
 */
export function pictureDrawer({
  maxWaiting = 50,
  program = new URL('./drawingProcess.ts', import.meta.url),
  onDrawn,
}: {
  maxWaiting?: number
  program?: URL
  onDrawn?: ((ms: number) => void) | undefined
} = {}): (scene: Scene) => Promise<Buffer<ArrayBuffer>> {
  let worker: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const start = () => {
    const child = fork(program, {
      env: {},
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const clearChild = () => {
      if (worker === child) worker = undefined
    }
    child.on('exit', clearChild)
    // Needed even between pictures: an unhandled `error` event would crash the host.
    child.on('error', clearChild)
    // The child does not keep the host alive; it exits on `disconnect`.
    child.unref()
    child.channel?.unref()
    return child
  }

  /** Stops the process. A picture requested meanwhile starts a new one. */
  const stop = () => {
    worker?.kill()
    worker = undefined
  }

  const draw = async (scene: Scene): Promise<Buffer<ArrayBuffer>> => {
    clearTimeout(idleTimer)
    const began = performance.now()
    const child = (worker ??= start())
    const done = new AbortController()
    const signal = AbortSignal.any([done.signal, AbortSignal.timeout(TIMEOUT_MS)])
    try {
      child.send(scene)
      const [drawn] = (await Promise.race([
        once(child, 'message', { signal }),
        once(child, 'exit', { signal }).then(() => {
          throw new Error('The drawing process ended')
        }),
      ])) as [DrawingResult]
      if (typeof drawn === 'string') throw new Error(drawn)
      return Buffer.from(drawn)
    } catch (error) {
      child.kill('SIGKILL')
      worker = undefined
      throw error
    } finally {
      onDrawn?.(performance.now() - began)
      done.abort()
      idleTimer = setTimeout(stop, IDLE_MS).unref()
    }
  }

  return async (scene) => {
    if (waiting >= maxWaiting) throw new QueueFullError('Too many pictures are being drawn')
    waiting++
    const turn = last.then(() => draw(scene))
    last = turn.catch(() => {})
    return turn.finally(() => waiting--)
  }
}
