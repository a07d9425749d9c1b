import * as v from 'valibot'
import { adminFunction } from '../_shared/adminFunction.ts'
import { eachSet, summarizeErrors } from '../_shared/eachSet.ts'
import { identitiesOf } from '../_shared/identitiesOf.ts'
import { listSets } from '../_shared/listSets.ts'
import { serveOnDeno } from '../_shared/serveOnDeno.ts'

/**
 * Compares the numbers of cards of the card service and of the database. The difference excludes printings that only
 * the offline pack has.
 */
export const makeHandler = adminFunction('card_count_check', async (run) => {
  const { all, ofPack } = await run.backend.countCards()
  let lorcast_count = 0
  let paired = 0
  const { errors, sets, failure } = await eachSet(run, await listSets(run), async (set, entries) => {
    lorcast_count += entries.length
    if (ofPack > 0) {
      paired += await run.backend.write('count_pack_pairs', { card_set: set, ...identitiesOf(entries) }, v.number())
    }
    return []
  })
  const base = { database_count: all, ...summarizeErrors(errors) }
  if (sets.leftOut > 0) {
    // The difference would be wrong if the card service did not return every set.
    const description = `Counted ${all} cards in the database; the card service did not return all of its sets.`
    return { answer: base, details: { ...base, description }, failure, sets }
  }
  const pack_only_count = ofPack - paired
  const difference = lorcast_count - (all - pack_only_count)
  const counted = { ...base, lorcast_count, difference, pack_only_count }
  const description = `Counted ${lorcast_count} cards at the card service and ${all} in the database.`
  return { answer: counted, details: { ...counted, description }, failure, sets }
})

serveOnDeno(makeHandler)
