// `npm run dev` starts the site with hot reload and a host that restarts when its code changes. One Ctrl-C stops both.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { freePort } from './freePort.ts'

const port = Number(process.env['PORT'] ?? 3000)
const hostPort = await freePort()
const hostUrl = `http://localhost:${hostPort}`

const host = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(hostPort), SITE_URL: process.env['SITE_URL'] ?? `http://localhost:${port}` },
})

// vite.config.ts reads this to proxy backend requests.
process.env['LOREFOLIO_HOST'] = hostUrl
const site = await createServer({ server: { port, strictPort: true } })
await site.listen()
console.log(`The site with hot reload: http://localhost:${port} (the host behind it: ${hostUrl})`)

let ending = false
async function end(code: number) {
  if (ending) return
  ending = true
  process.exitCode = code
  host.kill('SIGTERM')
  await site.close()
}
process.on('SIGINT', () => void end(0))
process.on('SIGTERM', () => void end(0))
host.on('exit', (code) => void end(code ?? 1))
