import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const FOLDERS =
  '{.ci,bench,docs,e2e,public,server,src,supabase,tools}/**/*.{ts,tsx,mjs,js,json,sql,md,html,css,toml,yml,yaml,svg,txt}'
const FILES = [FOLDERS, '.ci/run', '*.{ts,json,md,html}', 'Dockerfile', '.npmrc', '.env*']

/** Patterns of keys and tokens: Supabase, JWT, private keys, Stripe, Google, SendGrid, AWS, GitHub. */
const SECRETS = [
  /sb_secret_[\w-]{20,}/,
  /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /\b[rs]k_live_\w{8,}/,
  /\bwhsec_\w{16,}/,
  /\bGOCSPX-[\w-]{16,}/,
  /\bSG\.[\w-]{16,}\./,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_\w{30,}/,
]

test('no file of the repository contains a key, a token or a private key', () => {
  const files = globSync(FILES, { cwd: root }).filter((file) => !/(^|\/)node_modules\//.test(file))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const text = readFileSync(root + file, 'utf8')
    return SECRETS.filter((secret) => secret.test(text)).map((secret) => `${file}: ${String(secret)}`)
  })
  expect(found).toEqual([])
})

test('the site reads nothing from the environment of the build machine', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
  const reading = sources.filter((file) =>
    /import\.meta\.env(?!\.(PROD|DEV)\b)|process\.env/.test(readFileSync(root + file, 'utf8')),
  )
  expect(reading).toEqual([])
})
