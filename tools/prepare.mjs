// Prepares a clone: installs packages if they differ from package-lock.json, and builds the site if its sources
// changed. It runs before `npm start`, `npm test` and `npm run dev`; `npm run build` forces the build. It is plain
// JavaScript without dependencies, because it installs them and must run on the system's Node 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = (...parts) => join(root, ...parts)
const { values: options } = parseArgs({ options: { build: { type: 'boolean' } } })

const BUILD_INPUTS = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tools/build.ts',
  'tools/build',
  'server/preview',
  'tools/pack',
  'package-lock.json',
]
const STAMP = at('dist', '.stamp')
const LOCK = at('.cache', 'prepare.lock')

/**
 * Whether the installed packages match package-lock.json. npm writes node_modules/.package-lock.json last, so an
 * interrupted install has none. Optional packages may be absent: they are binaries for other systems.
 */
function isInstalled() {
  const wanted = readPackages(at('package-lock.json'))
  const present = readPackages(at('node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return (
    Object.entries(wanted).every(([path, entry]) =>
      path === '' || !present[path]
        ? path === '' || entry.optional
        : present[path].version === entry.version && (!entry.integrity || present[path].integrity === entry.integrity),
    ) && Object.keys(present).every((path) => wanted[path])
  )
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

function install() {
  log('Installing the packages, this takes a minute or two the first time…')
  const began = Date.now()
  // npm must not run on the Node inside the folder that it is about to replace.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !/node_modules[\\/]\.bin$/.test(folder))
  const { status, error } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: process.platform === 'win32',
  })
  if (error) fail(`npm could not be started: ${error.message}`)
  if (status !== 0) fail('The packages could not be installed, see above. Is the npm registry reachable?')
  log(`Packages installed in ${seconds(began)}.`)
}

/** A hash of all inputs of the build. */
function hashInputs() {
  const hash = createHash('sha256')
  for (const file of BUILD_INPUTS.flatMap(listFiles))
    hash
      .update(`${file}\0`)
      .update(readFileSync(at(file)))
      .update('\0')
  return hash.digest('hex')
}

function listFiles(path) {
  if (!existsSync(at(path))) return []
  if (!statSync(at(path)).isDirectory()) return [path]
  return readdirSync(at(path))
    .toSorted()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => listFiles(`${path}/${name}`))
}

const isBuilt = (hash) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash

function build(hash) {
  log('Building the site…')
  const began = Date.now()
  rmSync(STAMP, { force: true })
  const node = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const { status, error } = spawnSync(node, [at('tools', 'build.ts')], { cwd: root, stdio: 'inherit' })
  if (error) fail(`The build could not be started: ${error.message}`)
  if (status !== 0) fail('The site could not be built, see above.')
  writeFileSync(STAMP, hash)
  log(`Site built in ${seconds(began)}.`)
}

/** Runs `work` under a lock file. A lock whose process is gone is removed. */
async function withLock(work) {
  mkdirSync(at('.cache'), { recursive: true })
  const temporary = `${LOCK}.${process.pid}`
  writeFileSync(temporary, String(process.pid))
  let hasReported = false
  for (;;) {
    try {
      linkSync(temporary, LOCK)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isStale()) rmSync(LOCK, { force: true })
      else if (!hasReported) log('Another command is preparing this folder, waiting for it…')
      hasReported = true
      await sleep(200)
    }
  }
  rmSync(temporary)
  process.on('exit', () => rmSync(LOCK, { force: true }))
  work()
}

function isStale() {
  try {
    const owner = Number(readFileSync(LOCK, 'utf8'))
    if (owner === process.pid) return true
    process.kill(owner, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`
const log = (text) => console.log(text)
function fail(text) {
  console.error(text)
  process.exit(1)
}

const hash = hashInputs()
if (options.build || !isInstalled() || !isBuilt(hash)) {
  await withLock(() => {
    if (!isInstalled()) install()
    if (options.build || !isBuilt(hash)) build(hash)
  })
}
