import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { environmentSchema } from './config.ts'

const readText = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const exists = (path: string) => existsSync(new URL(`../${path}`, import.meta.url))

type Service = {
  readonly read_only?: boolean
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, unknown>>
  readonly volumes?: readonly string[]
}
type Compose = { readonly services: Record<string, Service>; readonly volumes: Record<string, unknown> }

const compose = parse(readText('compose.yaml'), { merge: true }) as Compose // the file is ours
const dockerfile = readText('Dockerfile')
const ofImage = ['host-1', 'host-2', 'move'].map((name) => compose.services[name])
const settings = Object.keys(environmentSchema.entries)

test('the image starts the host as "npm start" does, without root', () => {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: { start: string } }
  expect(dockerfile).toContain(`CMD ${JSON.stringify(scripts.start.split(' ')).replaceAll('","', '", "')}`)
  expect(dockerfile).toContain('\nUSER node\n')
  expect(dockerfile).toContain('/healthz')
})

test('the image copies files that exist', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
  expect(copied).toContain('server')
  expect(copied.filter((name) => !exists(name))).toEqual([])
})

test('containers get settings that the host reads, and no place to write but their volumes', () => {
  const given = ofImage.flatMap((service) => Object.keys(service?.environment ?? {}))
  expect(given).toContain('DATABASE_URL')
  expect(given.filter((name) => !settings.includes(name))).toEqual([])
  expect(ofImage.map((service) => service?.read_only)).toEqual([true, true, true])
})

test('services depend on services, and commands and volumes exist', () => {
  const services = Object.values(compose.services)
  const needed = services.flatMap(({ depends_on = {} }) => Object.keys(depends_on))
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(needed))
  const volumes = services.flatMap(({ volumes: used = [] }) => used.map((volume) => volume.split(':')[0] ?? ''))
  const missing = volumes.filter((name) => (name.startsWith('./') ? !exists(name) : !(name in compose.volumes)))
  expect(missing).toEqual([])
  expect(compose.services['move']?.command?.slice(0, 2)).toEqual(['node', 'tools/move.ts'])
  expect(exists('tools/move.ts')).toBe(true)
})

test('the proxy asks both hosts for their health before they stop', () => {
  const upstreams = /reverse_proxy (.+) \{/.exec(readText('Caddyfile'))?.[1]?.split(' ')
  expect(upstreams).toEqual(['host-1:3000', 'host-2:3000'])
  const interval = Number(/health_interval (\d+)s/.exec(readText('Caddyfile'))?.[1])
  expect(interval).toBeLessThan(Number(compose.services['host-1']?.environment?.['DRAIN_SECONDS']))
})
