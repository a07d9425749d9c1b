import { adminFunction } from '../_shared/adminFunction.ts'
import { eachSet, toldErrors } from '../_shared/eachSet.ts'
import { FunctionError } from '../_shared/functionError.ts'
import { serveOnDeno } from '../_shared/serveOnDeno.ts'

/** Compares how many cards the card service has with how many there are here. */
export const makeHandler = adminFunction('card_count_check', async (run) => {
  let lorcast_count = 0
  const { errors, failure } = await eachSet(run, await run.service.sets(), async (_set, entries) => {
    lorcast_count += entries.length
    return []
  })
  const database_count = await run.backend.countCards()
  const told = toldErrors(errors)
  const [error] = errors
  if (error !== undefined) {
    // Without one of the sets the difference would be made up.
    const counted = { database_count, ...told }
    return { answer: counted, details: counted, failure: failure ?? new FunctionError(502, error) }
  }
  const counted = { database_count, lorcast_count, difference: lorcast_count - database_count, ...told }
  const description = `Counted ${lorcast_count} cards at the card service and ${database_count} in the database.`
  return { answer: counted, details: { ...counted, description }, failure }
})

serveOnDeno(makeHandler)
