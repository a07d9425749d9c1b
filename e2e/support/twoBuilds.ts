import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

export type TwoBuilds = {
  readonly url: string
  /**
   * Replaces the first build by another one, whose entry has another name in all references. `without` names assets to delete.
   */
  readonly deploy: (options?: { readonly without: RegExp }) => void
  readonly close: () => void
}

/** Serves the built site on a separate host without a backend, as on any static host, where a second build can replace it. */
export async function serveTwoBuilds(): Promise<TwoBuilds> {
  const folder = mkdtempSync(join(tmpdir(), 'lorefolio-builds-'))
  cpSync('dist/site', folder, { recursive: true })
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    if (pathname.startsWith('/rest/')) return response.writeHead(503).end()
    const file = extname(pathname) ? pathname : '/index.html'
    try {
      const content = readFileSync(join(folder, file))
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? '', 'cache-control': 'no-cache' }).end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => host.listen(0, resolve))

  return {
    url: `http://localhost:${(host.address() as AddressInfo).port}`,
    deploy({ without } = { without: /^$/ }) {
      for (const name of readdirSync(join(folder, 'assets')))
        if (without.test(name)) rmSync(join(folder, 'assets', name))
      const entry = readdirSync(join(folder, 'assets')).find((name) => /^index-.*\.js$/.test(name)) ?? ''
      renameSync(join(folder, 'assets', entry), join(folder, 'assets/index-second.js'))
      for (const name of ['index.html', 'worker.js']) {
        const file = join(folder, name)
        const text = readFileSync(file, 'utf8').replaceAll(entry, 'index-second.js')
        writeFileSync(file, text.replaceAll(/"revision":"[^"]*"/g, '"revision":"2"'))
      }
    },
    close() {
      host.close()
      host.closeAllConnections()
      rmSync(folder, { recursive: true })
    },
  }
}
