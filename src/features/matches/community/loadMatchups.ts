import type { ContentReader } from '#data/contentReader.ts'
import { communityMatchupsQuery } from '#data/matches/communityMatchups.ts'
import { FIRST_FORMAT, FIRST_WEEKS } from './firstChoices.ts'

/** Loads the content of /matchups. */
export async function loadMatchups({ queryClient }: ContentReader): Promise<void> {
  await queryClient.query(communityMatchupsQuery(FIRST_FORMAT, FIRST_WEEKS))
}
