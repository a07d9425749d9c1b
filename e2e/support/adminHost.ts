import type { Page } from '@playwright/test'
import { type Host, startHost } from '../../server/host.ts'
import { type CardServiceStandIn, startCardService } from '../../supabase/tests/cardService.fixture.ts'
import { embeddedTemplate } from '../../tools/testing/databaseTemplates.ts'
import { openAs } from './openAs.ts'

export const ADMIN_MAIL = 'keeper@example.org'

/** A separate host with six cards, an administrator, and a stand-in for the card service. */
export type AdminHost = {
  readonly host: Host
  readonly service: CardServiceStandIn
  readonly session: { access_token: string; user: { id: string } }
  /** Opens a page as the administrator. */
  open(page: Page, path: string): Promise<void>
  /** Signs up a member, and opens pages as this member. */
  join(name: string): Promise<Pick<AdminHost, 'session' | 'open'>>
  close(): Promise<void>
}

/** Starts it, for tests whose changes affect all cards or members. */
export async function startAdminHost(): Promise<AdminHost> {
  const service = await startCardService()
  // The browser of these tests can connect only to localhost by this name.
  const lorcastUrl = service.url.replace('127.0.0.1', 'localhost')
  const host = await startHost({ seed: false, template: await embeddedTemplate(), lorcastUrl })
  await host.sql(`insert into sets_2 (id, name, code)
    values ('pack-set-1', 'The First Chapter', '1'), ('pack-set-9', 'Fabled', '9'), ('pack-set-P1', 'Promo Set 1', 'P1')`)
  // The card service lacks Fabled's number 3. It has three more cards of Fabled, and another set.
  await host.sql(`insert into cards_2 (id, set_id, collector_number, name, version, type, rarity)
    select 'pack-' || code || '-' || number, 'pack-set-' || code, number, case number when '2' then 'Elsa' else 'Anna' end,
        'Printing ' || number, '{Character}', 'Common'
      from (values ('1', '1'), ('1', '2'), ('9', '1'), ('9', '2'), ('9', '3'), ('P1', '1')) as card (code, number)`)
  const join = async (name: string, mail = `${name}@example.org`) => {
    const answer = await fetch(`${host.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: host.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: mail, password: 'secret-1', data: { username: name } }),
    })
    const session = (await answer.json()) as AdminHost['session']
    const open = (page: Page, path: string) =>
      openAs(page, { id: session.user.id, mail, name, session, token: '' }, host.url + path)
    return { session, open }
  }
  const { session, open } = await join('keeper', ADMIN_MAIL)
  await host.sql('select make_admin($1)', [ADMIN_MAIL])
  return {
    host,
    service,
    session,
    open,
    join,
    close: async () => {
      service.close()
      await host.close()
    },
  }
}
