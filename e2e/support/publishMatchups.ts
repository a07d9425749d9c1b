import { addMatches, addPlayers, inkCards, publish, setNoise } from '../../supabase/tests/community.fixture.ts'
import type { AdminHost } from './adminHost.ts'

/**
 * Publishes a week of shared matches of Amber and Ruby on a separate host, without noise: 6 players won 4 of 6 against
 * Ruby and Steel each, and lost 6 of 6 against Amber and Steel.
 */
export async function publishMatchups({ sql }: Pick<AdminHost['host'], 'sql'>): Promise<void> {
  await inkCards({ sql })
  await setNoise({ sql }, 0)
  const players = await addPlayers({ sql }, 6)
  await addMatches(
    { sql },
    players.flatMap((one) => [
      { player: one, wins: 4, losses: 2 },
      { player: one, losses: 6, against: ['Amber', 'Steel'] as const },
    ]),
  )
  await publish({ sql })
}
