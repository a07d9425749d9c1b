import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tools/freePort.ts'
import { type Engine, idOf } from './engine.ts'
import { startProgram } from './startProgram.ts'

/**
 * Starts WebKitGTK's small browser on a virtual display, with nothing stored.
 * @param program the path of its MiniBrowser
 */
export async function startWebKit(program: string): Promise<Engine> {
  const screen = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'])
  const [display] = (await once(screen.process.stdio[3] ?? screen.process, 'data')) as [Buffer]
  const port = await freePort()
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display.toString().trim()}`,
    // Its sandbox needs rights that a container does not give. It only opens pages of the tested host.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Optimized code does not save the time to compile it, as in playwright.config.ts.
    JSC_useDFGJIT: '0',
  })
  const root = `http://127.0.0.1:${port}`
  while (!(await fetch(`${root}/status`).catch(() => undefined))) await sleep(50)
  const browser = { binary: program, args: ['--automation', '--full-screen'] } // full screen: without a toolbar
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } }
  const { sessionId } = (await send(`${root}/session`, { capabilities })) as { sessionId: string }
  const session = `${root}/session/${sessionId}`

  return {
    open: async (url) => void (await send(`${session}/url`, { url })),
    run: (script, ...values) => send(`${session}/execute/sync`, { script, args: values }),
    click: async (element) => void (await send(`${session}/element/${idOf(element)}/click`, {})),
    type: async (element, text) => void (await send(`${session}/element/${idOf(element)}/value`, { text })),
    resize: async (width, height) => void (await send(`${session}/window/rect`, { width, height })),
    screenshot: async () => Buffer.from((await send(`${session}/screenshot`)) as string, 'base64'),
    async stop() {
      await send(session, undefined, 'DELETE')
      await driver.stop()
      await screen.stop()
    },
  }
}

/** Sends a command of WebDriver. @returns its value. @throws with the driver's message if it fails. */
async function send(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}
