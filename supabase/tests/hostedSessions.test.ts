import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardsSql } from '../../tools/deploy/cardsSql.ts'
import { type HostedProject, startHostedProject } from './hostedProject.fixture.ts'

const SERVER = process.env['TEST_DATABASE_URL'] ?? ''

const PACK = {
  sets: [{ id: '9', name: 'Fabled', code: '9' }],
  cards: [
    {
      id: 'pack-9-1',
      name: 'Elsa',
      set_id: '9',
      collector_number: '1',
      rarity: 'Common',
      ink: 'Amethyst',
      type: ['Character'],
    },
  ],
}

let project: HostedProject
beforeAll(async () => {
  if (SERVER === '') return
  project = await startHostedProject(SERVER, true)
  await project.sql(cardsSql(PACK))
})
afterAll(() => project?.close())

test.skipIf(SERVER === '')('a hosted project refuses a token whose session has ended', async () => {
  const [id, elsa] = [await project.signUp('leaver'), await project.signUp('elsa')]
  const [session] = await project.auth('select id from auth.sessions where user_id = $1', [id])
  const [other] = await project.auth('select id from auth.sessions where user_id = $1', [elsa])
  const claims = { sub: id, session_id: session?.['id'] }
  const statements = [
    'select * from matches',
    `update user_profiles set display_name = 'Somebody' where user_id = '${id}'`,
    `insert into decks (user_id, name, cards) values ('${id}', 'Mine', '[{"card": "pack-9-1", "quantity": 2}]')`,
    `select adjust_collection('pack-9-1', false, 1)`,
    'select find_decks()',
    'select download_own_data()',
    'select delete_user_account()',
  ]
  for (const statement of statements.slice(0, -1)) {
    expect([statement, await project.runWithClaims(claims, statement)]).toEqual([statement, expect.any(Array)])
  }
  await project.auth('delete from auth.sessions where id = $1', [session?.['id']])
  const sessions = [session?.['id'], other?.['id'], undefined, null, '', 'no session', [session?.['id']]]
  for (const statement of statements) {
    for (const session_id of sessions) {
      const refused = await project.runWithClaims({ sub: id, session_id }, statement).catch((error: unknown) => error)
      expect([statement, session_id, refused]).toEqual([
        statement,
        session_id,
        expect.objectContaining({ code: 'PT401', detail: 'session_not_found' }),
      ])
    }
  }
})
