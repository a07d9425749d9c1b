import * as v from 'valibot'
import { adminFunction } from '../_shared/adminFunction.ts'
import { eachSet, toldErrors } from '../_shared/eachSet.ts'
import { identitiesOf } from '../_shared/identitiesOf.ts'
import { serveOnDeno } from '../_shared/serveOnDeno.ts'

/**
 * Compares how many cards the card service has with how many there are here. Printings that only the offline pack lists are
 * neither missing there nor extra here: the difference is without them.
 */
export const makeHandler = adminFunction('card_count_check', async (run) => {
  const { all, ofPack } = await run.backend.countCards()
  let lorcast_count = 0
  let paired = 0
  const { errors, sets, failure } = await eachSet(run, await run.service.sets(), async (set, entries) => {
    lorcast_count += entries.length
    if (ofPack > 0) {
      paired += await run.backend.write('count_pack_pairs', { card_set: set, ...identitiesOf(entries) }, v.number())
    }
    return []
  })
  const told = { database_count: all, ...toldErrors(errors) }
  if (sets.leftOut > 0) {
    // Without one of the sets the difference would be made up.
    const description = `Counted ${all} cards in the database; the card service did not give all of its sets.`
    return { answer: told, details: { ...told, description }, failure, sets }
  }
  const pack_only_count = ofPack - paired
  const difference = lorcast_count - (all - pack_only_count)
  const counted = { ...told, lorcast_count, difference, pack_only_count }
  const description = `Counted ${lorcast_count} cards at the card service and ${all} in the database.`
  return { answer: counted, details: { ...counted, description }, failure, sets }
})

serveOnDeno(makeHandler)
