import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Handler } from '../functions/_shared/adminFunction.ts'
import type { Environment } from '../functions/_shared/environment.ts'
import type { TestBackend } from './startTestBackend.ts'

type ServiceSet = { id: string; name: string; code: string; released_at: string; prereleased_at: string }
export type ServiceCard = Omit<ReturnType<typeof serviceCard>, 'set'> & {
  set: Omit<ServiceSet, 'released_at' | 'prereleased_at'>
}

/** An answer instead of the real one. `after` delays it until this promise resolves. */
type Fault = { status?: number; body?: string; headers?: Record<string, string>; after?: Promise<unknown> }

export type CardServiceStandIn = {
  readonly url: string
  sets: ServiceSet[]
  cards: ServiceCard[]
  /** Faulty answers by path, used one after another; then the real answer again. */
  readonly faults: Map<string, Fault[]>
  /** The requested paths. */
  readonly calls: string[]
  /** The versions that the requests know, by `If-None-Match`. */
  readonly versions: (string | undefined)[]
  /** The user agents of the requests. */
  readonly agents: (string | undefined)[]
  close(): void
}

const SETS = { '1': 'The First Chapter', '9': 'Fabled', P1: 'Promo Set 1', '6': 'Azurite Sea' }
type SetCode = keyof typeof SETS

export const pathOf = (code: SetCode) => `/sets/set_${code}/cards`

/** A card in the service's format with its peculiarities: no `inks`, "Super_rare", prices as text. */
export function serviceCard(code: SetCode, number: string, fields = {}) {
  return {
    id: `crd_${code}_${number}`,
    name: Number(number) % 2 === 0 ? 'Elsa' : 'Anna',
    version: `printing ${number}`,
    layout: 'normal',
    released_at: '2025-08-29',
    image_uris: { digital: { small: `https://cards.example/${code}/${number}.avif`, normal: '', large: '' } },
    cost: 3,
    inkwell: true,
    ink: 'Amethyst',
    inks: null,
    type: ['Character'],
    classifications: ['Storyborn', 'Hero'],
    text: '{E} - Draw a card.',
    keywords: null,
    move_cost: null,
    strength: 2,
    willpower: 3,
    lore: 1,
    rarity: 'Super_rare',
    illustrators: ['Somebody'],
    collector_number: number,
    lang: 'en',
    flavor_text: null,
    tcgplayer_id: 1000 + Number(number),
    legalities: { core: 'legal' },
    set: { id: `set_${code}`, code, name: SETS[code] },
    prices: { usd: '1.42', usd_foil: '5.28' } as Record<string, unknown>,
    purchase_uris: {},
    ...fields,
  }
}

/**
 * A stand-in for the card service. It has three sets of the test backend and one that the backend lacks. Its Fabled has
 * one card more than the backend's and lacks another.
 */
export async function startCardService(): Promise<CardServiceStandIn> {
  const standIn = {
    url: '',
    faults: new Map<string, Fault[]>(),
    calls: [] as string[],
    versions: [] as (string | undefined)[],
    agents: [] as (string | undefined)[],
    ...truth(),
  }
  const server = createServer((request, response) => {
    const path = request.url?.slice('/v0'.length) ?? ''
    standIn.calls.push(path)
    standIn.versions.push(request.headers['if-none-match'])
    standIn.agents.push(request.headers['user-agent'])
    const fault = standIn.faults.get(path)?.shift()
    void Promise.resolve(fault?.after).then(() => answer(response, fault ?? { body: JSON.stringify(find(path)) }))
  })
  const find = (path: string) => {
    const [, id] = /^\/sets\/([^/]+)\/cards$/.exec(decodeURIComponent(path)) ?? []
    return id === undefined
      ? { results: standIn.sets }
      : standIn.cards.filter(({ set }) => set.id === id || set.code === id)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v0`
  return Object.assign(standIn, { close: () => server.close() })
}

/** The service allows any origin. */
const HEADERS = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }

function answer(response: ServerResponse, { status = 200, body = '{}', headers = {} }: Fault): void {
  response.writeHead(status, { ...HEADERS, ...headers }).end(body)
}

function truth() {
  const day = '2025-08-29'
  return {
    sets: Object.entries(SETS).map(([code, name]) => {
      return { id: `set_${code}`, name, code, released_at: day, prereleased_at: day }
    }),
    cards: [
      ...['1', '2', '4', '5', '6'].map((number) => serviceCard('9', number)),
      ...['1', '2'].map((number) => serviceCard('1', number)),
      serviceCard('P1', '1', { prices: {} }),
      ...['1', '2'].map((number) => serviceCard('6', number)),
    ],
  }
}

/** Lets the stand-in list Fabled only, with these cards. */
export function listOnly(service: CardServiceStandIn, cards: ServiceCard[]): void {
  service.sets = service.sets.filter(({ code }) => code === '9')
  service.cards = cards
}

/** Resets the cards and sets of the test backend to the offline pack, and the stand-in to no faults. */
export async function startOver(backend: TestBackend, service: CardServiceStandIn): Promise<void> {
  await backend.sql('delete from user_collections')
  await backend.sql('delete from decks')
  await backend.sql('truncate private.admin_task_runs')
  await backend.sql(
    `update admin_tasks set last_run = null, success = null, error = null, details = '{}', held_until = null`,
  )
  await backend.sql('update catalogue_version set cards_read_at = null, prices_read_at = null')
  await backend.sql(`delete from cards_2 where id like 'crd\\_%' and not exists (
    select from private.card_former_ids where card_id = cards_2.id)`)
  await backend.sql(`update cards_2 set id = (
    select former_id from private.card_former_ids where card_id = cards_2.id) where id like 'crd\\_%'`)
  await backend.sql('delete from private.card_former_ids')
  await backend.sql(`delete from sets_2 where code in ('6', '12')`)
  await backend.sql(`update sets_2 set id = 'pack-set-' || code`)
  await backend.sql(`update cards_2 set prices_data = '{}', tcgplayer_id = null, image_small = null
    where prices_data is distinct from '{}'`)
  await backend.sql('delete from card_prices')
  service.faults.clear()
  Object.assign(service, truth())
  service.calls.length = 0
  service.agents.length = 0
  service.versions.length = 0
}

/** A clock that advances by each wait, without really waiting. */
export function makeClock() {
  let time = 0
  const pauses: number[] = []
  return {
    pauses,
    now: () => time,
    pause: async (ms: number) => {
      time += ms
      pauses.push(ms)
    },
  }
}

/** Calls a server function in this process as the service; it reaches `backend` and the stand-in over the network. */
export async function run(
  makeHandler: (environment: Environment) => Handler,
  backend: Pick<TestBackend, 'url' | 'secretKey'>,
  service: Pick<CardServiceStandIn, 'url'>,
  clock: Pick<Environment, 'now' | 'pause'> = makeClock(),
): Promise<Record<string, unknown>> {
  const handler = makeHandler({
    supabaseUrl: backend.url,
    secretKey: backend.secretKey,
    siteUrl: 'https://cards.example.org',
    lorcastUrl: service.url,
    ...clock,
  })
  const answer = await handler(
    new Request('http://functions.example/', {
      method: 'POST',
      body: '{}',
      headers: { Authorization: `Bearer ${backend.secretKey}` },
    }),
  )
  return { status: answer.status, ...((await answer.json()) as object) }
}
