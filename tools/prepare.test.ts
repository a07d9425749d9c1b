import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let clone = ''
const at = (...parts: string[]) => join(clone, ...parts)

const lockWith = (version: string) =>
  JSON.stringify({
    packages: {
      '': { name: 'clone' },
      'node_modules/node': { version },
      'node_modules/x-win32-x64': { version: '1.0.0', optional: true },
    },
  })

/** A stub of `npm ci`, which writes npm's record of the install last. */
const NPM = `#!/bin/sh
echo install >> events
rm -rf node_modules
mkdir -p node_modules/node/bin
ln -s "${process.execPath}" node_modules/node/bin/node
[ -e broken ] && exit 1
[ -e slow ] && sleep 1
version=$(sed -n 's/.*node_modules.node.:..version.:.\\([0-9.]*\\).*/\\1/p' package-lock.json)
printf '{"packages":{"node_modules/node":{"version":"%s"}}}' "$version" > node_modules/.package-lock.json
`

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'lorefolio-prepare-'))
  for (const folder of ['tools', 'src', 'bin']) mkdirSync(at(folder))
  cpSync('tools/prepare.mjs', at('tools', 'prepare.mjs'))
  writeFileSync(at('package-lock.json'), lockWith('1.0.0'))
  writeFileSync(at('src', 'main.ts'), '1')
  const build = `import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
mkdirSync('dist', { recursive: true })
appendFileSync('events', 'build\\n')
if (existsSync('broken-source')) process.exit(1)`
  writeFileSync(at('tools', 'build.ts'), build)
  writeFileSync(at('bin', 'npm'), NPM)
  chmodSync(at('bin', 'npm'), 0o755)
})
afterEach(() => rmSync(clone, { recursive: true, force: true }))

async function prepare(...words: string[]) {
  const env = { ...process.env, PATH: `${at('bin')}${delimiter}${process.env['PATH'] ?? ''}` }
  const child = spawn(process.execPath, [at('tools', 'prepare.mjs'), ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (output += String(text)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

/** The commands run since the last call. */
function events(): string[] {
  if (!existsSync(at('events'))) return []
  const lines = readFileSync(at('events'), 'utf8').trim().split('\n')
  rmSync(at('events'))
  return lines
}

describe('preparing a clone', () => {
  test('a fresh clone is installed and built, and a second run does nothing and prints nothing', async () => {
    expect((await prepare()).code).toBe(0)
    expect(events()).toEqual(['install', 'build'])
    expect(await prepare()).toEqual({ code: 0, output: '' })
    expect(events()).toEqual([])
  })

  test('a changed lock file triggers an install', async () => {
    await prepare()
    events()
    writeFileSync(at('package-lock.json'), lockWith('2.0.0'))
    await prepare()
    expect(events()).toEqual(['install', 'build'])
  })

  test('a failed install is repeated', async () => {
    writeFileSync(at('broken'), '')
    const { code, output } = await prepare()
    expect(code).toBe(1)
    expect(output).toContain('could not be installed')
    rmSync(at('broken'))
    events()
    await prepare()
    expect(events()).toEqual(['install', 'build'])
  })

  test('a changed source triggers a build, a changed test does not', async () => {
    await prepare()
    events()
    writeFileSync(at('src', 'main.test.ts'), '2')
    await prepare()
    expect(events()).toEqual([])
    writeFileSync(at('src', 'main.ts'), '2')
    await prepare()
    expect(events()).toEqual(['build'])
  })

  test('a failed build is repeated', async () => {
    await prepare()
    writeFileSync(at('broken-source'), '')
    expect((await prepare('--build')).code).toBe(1)
    rmSync(at('broken-source'))
    events()
    await prepare()
    expect(events()).toEqual(['build'])
  })

  test('two at once run one after the other, and the second finds everything done', async () => {
    writeFileSync(at('slow'), '')
    const both = await Promise.all([prepare(), prepare()])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(events()).toEqual(['install', 'build'])
  })

  test('the lock of a killed command is removed', async () => {
    mkdirSync(at('.cache'))
    writeFileSync(at('.cache', 'prepare.lock'), '999999999')
    expect((await prepare()).code).toBe(0)
    expect(events()).toEqual(['install', 'build'])
  })
})
