import { adminFunction } from '../_shared/adminFunction.ts'
import { summarizeErrors } from '../_shared/eachSet.ts'
import { isSameSet } from '../_shared/isSameSet.ts'
import { listSets } from '../_shared/listSets.ts'
import { serveOnDeno } from '../_shared/serveOnDeno.ts'

/** Lists the sets of the card service that the database lacks, for an administrator to add. */
export const makeHandler = adminFunction('sets_check', async (run) => {
  const { sets, errors, answered } = await listSets(run)
  const stored = await run.backend.sets()
  const new_sets = sets.filter((set) => !stored.some((known) => isSameSet(known, set)))
  const counted = {
    total_api_sets: answered,
    total_db_sets: stored.length,
    new_sets,
    ...summarizeErrors(errors),
  }
  return {
    answer: counted,
    details: {
      ...counted,
      description: `Compared ${sets.length} sets of the card service with ${stored.length} in the database.`,
      new_sets_count: new_sets.length,
      missing_sets: new_sets.map(({ id }) => id),
    },
    failure: undefined,
    sets: { total: sets.length + errors.length, leftOut: errors.length },
  }
})

serveOnDeno(makeHandler)
