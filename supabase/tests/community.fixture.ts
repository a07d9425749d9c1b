import { given } from './answers.ts'
import { asData } from './everything.fixture.ts'
import type { Member, TestBackend } from './startTestBackend.ts'

/** A Monday, long before the present. */
export const WEEK = '2026-03-02'
export const weekAfter = (weeks: number): string =>
  new Date(Date.parse(WEEK) + weeks * 7 * 86_400_000).toISOString().slice(0, 10)

const INK_CARDS = { Amber: 'pack-9-1', Ruby: 'pack-9-2', Steel: 'pack-9-3', Emerald: 'pack-9-5' } as const
type TestInk = keyof typeof INK_CARDS

const AMBER_RUBY: readonly TestInk[] = ['Amber', 'Ruby']

/** The list of a deck with these inks. */
export const inkList = (inks: readonly TestInk[]) => inks.map((ink) => ({ card: INK_CARDS[ink], quantity: 1 }))

/** Gives four cards of the test backend different inks. */
export async function inkCards({ sql }: Database): Promise<void> {
  for (const [ink, id] of Object.entries(INK_CARDS))
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql('update cards_2 set ink = $1 where id = $2', [ink, id])
}

/** The part of a test backend that works on its database. */
type Database = Pick<TestBackend, 'sql'>

export type Shared = {
  readonly player: Player
  /** By default Amber and Ruby. */
  readonly inks?: readonly TestInk[]
  /** By default Ruby and Steel. */
  readonly against?: readonly TestInk[]
  readonly wins?: number
  readonly losses?: number
  readonly result?: string
  readonly week?: string
  readonly games?: readonly string[]
}
export type Player = { readonly id: string }

/** Adds old accounts that share their matches, without the sign-up. */
export async function addPlayers({ sql }: Database, count: number, shares = true): Promise<readonly Player[]> {
  const players = Array.from({ length: count }, () => ({ id: crypto.randomUUID() }))
  const ids = players.map(({ id }) => id)
  await sql(`insert into auth.users (id, email) select id, id || '@example.com' from unnest($1::uuid[]) as id`, [ids])
  await ageAccounts(sql, ids)
  if (shares) await sql('insert into match_sharing (user_id) select unnest($1::uuid[])', [ids])
  return players
}

/** Moves the beginning of accounts to before all test weeks. */
export async function ageAccounts(sql: TestBackend['sql'], ids: readonly string[]): Promise<void> {
  await sql(`update user_profiles set created_at = '2015-03-02' where user_id = any ($1::uuid[])`, [ids])
}

/** Adds matches as the database's owner, with a deck of the inks for each player. */
export async function addMatches({ sql }: Database, shared: readonly Shared[]): Promise<void> {
  for (const { player, inks = AMBER_RUBY, against = ['Ruby', 'Steel'], week = WEEK, ...played } of shared) {
    const { wins = 0, losses = 0, result, games = [] } = played
    const results = [...Array.from({ length: wins }, () => 'win'), ...Array.from({ length: losses }, () => 'loss')]
    const list = JSON.stringify(inkList(inks))
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql(
      `with known as (select id from decks where user_id = $1 and cards = $2::jsonb), made as (
        insert into decks (user_id, name, cards) select $1, 'Shared', $2 where not exists (select from known) returning id)
      insert into matches (user_id, deck_id, result, player_initiative, opponent_colors, match_date, game_id)
        select $1, deck.id, coalesce($3, played.result), 'on_play', $4, $5::timestamptz + interval '1 hour' * played.place, game
        from (select id from known union all select id from made) as deck,
          unnest($6::text[], $7::text[]) with ordinality as played (result, game, place)`,
      [
        player.id,
        list,
        result ?? null,
        against,
        `${week}T00:00:00Z`,
        results,
        results.map((_, at) => games[at] ?? null),
      ],
    )
  }
}

/** Publishes a week, as the host does when it is over. */
export async function publish({ sql }: Database, week = WEEK, most = 250): Promise<void> {
  await sql('insert into private.community_weeks (week) values ($1) on conflict do nothing', [week])
  const isOpen = async () =>
    (await sql('select from private.community_weeks where week = $1 and published_at is null', [week])).length > 0
  // oxlint-disable-next-line no-await-in-loop -- one step after the other
  while (await isOpen()) await sql('select private.publish_matchups($1)', [most])
}

/** Removes all published weeks, matches and agreements. */
export async function clearMatchups({ sql }: Database): Promise<void> {
  for (const table of ['community_matchups', 'private.community_weeks', 'matches', 'match_sharing', 'decks'])
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql(`delete from ${table} where true`)
}

/** Replaces the random noise by a known one, such as 0. */
export const setNoise = ({ sql }: Database, noise: number) =>
  sql(`create or replace function private.privacy_noise(scale double precision) returns integer
    language plpgsql volatile set search_path = '' as 'begin return ${noise}; end'`)

/** Agrees to share matches, or stops, as the member does. */
export const share = (member: Member, shares = true) =>
  given(member.client.rpc('set_match_sharing', { shares }).then(asData))

/** The matchups of the last published weeks, as a guest reads them. */
export const readRates = async ({ anonymous }: TestBackend, weeks = 1, format = 'core') =>
  (await given(anonymous.rpc('community_rates', { format, weeks }))) as { until: string | null; matchups: unknown[] }

/** The matchup of Amber and Ruby against Ruby and Steel, in such an answer. */
export const cell = (wins: number, losses: number, members: number, weeks = 1) => [
  [['Amber', 'Ruby'], ['Ruby', 'Steel'], wins, losses, members, weeks],
]
