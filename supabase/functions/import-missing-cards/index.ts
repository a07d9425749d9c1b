import * as v from 'valibot'
import { adminFunction } from '../_shared/adminFunction.ts'
import { serviceCardSchema } from '../_shared/cardSchema.ts'
import { eachSet, splitIntoBatches, summarizeErrors } from '../_shared/eachSet.ts'
import { identitiesOf } from '../_shared/identitiesOf.ts'
import { listSets } from '../_shared/listSets.ts'
import { readCards } from '../_shared/readCards.ts'
import { serveOnDeno } from '../_shared/serveOnDeno.ts'

const writtenSchema = v.object({
  adopted: v.number(),
  imported: v.number(),
  changed: v.number(),
  refused: v.array(v.string()),
})

/**
 * Adds missing cards with their sets, gives cards of the offline pack the service's ids, and joins duplicates of an
 * earlier import. It runs as the task of the card count, because an import also counts the cards.
 */
export const makeHandler = adminFunction('card_count_check', async (run) => {
  const sum = { adopted: 0, changed: 0, imported: 0, joined: 0, processed: 0 }
  const { errors, sets, failure } = await eachSet(run, await listSets(run), async (set, entries) => {
    const { cards, errors } = readCards(entries, serviceCardSchema)
    sum.processed += entries.length
    // One call has all cards of the set, because a name matches a card of the pack only if no other candidate is left.
    const identities = { run: run.id, card_set: set, ...identitiesOf(entries) }
    sum.joined += await run.backend.write('link_pack_cards', identities, v.number())
    for (const batch of splitIntoBatches(cards)) {
      const args = { run: run.id, card_set: set, cards: batch }
      const { adopted, changed, imported, refused } = await run.backend.write('import_cards', args, writtenSchema)
      sum.adopted += adopted
      sum.changed += changed
      sum.imported += imported
      errors.push(...refused.map((number) => `Number ${number} was left out: another card has it.`))
    }
    return errors
  })
  const { all, ofPack } = await run.backend.countCards()
  const counted = {
    imported_count: sum.imported,
    adopted_count: sum.adopted,
    joined_count: sum.joined,
    changed_count: sum.changed,
    total_processed: sum.processed,
    database_count: all,
    ...(sets.leftOut === 0 && {
      lorcast_count: sum.processed,
      // The cards that have an id of the pack after an import are those that the card service does not list.
      difference: sum.processed - (all - ofPack),
      pack_only_count: ofPack,
    }),
    ...summarizeErrors(errors),
  }
  const description = `Added ${sum.imported} cards; ${sum.adopted} cards of the offline pack got the card service's ids.`
  return { answer: counted, details: { ...counted, description }, failure, sets }
})

serveOnDeno(makeHandler)
