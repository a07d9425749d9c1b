import * as v from 'valibot'
import { adminFunction } from '../_shared/adminFunction.ts'
import { servicePriceSchema } from '../_shared/cardSchema.ts'
import { eachSet, splitIntoBatches, summarizeErrors } from '../_shared/eachSet.ts'
import { isSameSet } from '../_shared/isSameSet.ts'
import { listSets } from '../_shared/listSets.ts'
import { readCards } from '../_shared/readCards.ts'
import { serveOnDeno } from '../_shared/serveOnDeno.ts'

const writtenSchema = v.object({
  updated: v.number(),
  unchanged: v.number(),
  no_price: v.number(),
  not_found: v.number(),
})

/** Writes changed prices of the stored cards. */
export const makeHandler = adminFunction('price_data_update', async (run) => {
  const { backend } = run
  const stored = await backend.sets()
  const listed = await listSets(run)
  const known = { ...listed, sets: listed.sets.filter((set) => stored.some((known) => isSameSet(known, set))) }
  const sum = { updated: 0, unchanged: 0, no_price: 0, not_found: 0 }
  const { errors, sets, failure } = await eachSet(run, known, async (set, entries) => {
    const { cards, errors } = readCards(entries, servicePriceSchema)
    for (const prices of splitIntoBatches(cards)) {
      const args = { run: run.id, set_code: set.code, prices }
      const written = await backend.write('update_card_prices', args, writtenSchema)
      for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += written[key]
    }
    return errors
  })
  const processed = sum.updated + sum.unchanged + sum.no_price + sum.not_found
  const counted = { total_processed: processed, updated_count: sum.updated, ...summarizeErrors(errors) }
  return {
    answer: counted,
    details: {
      ...counted,
      description: `Compared the prices of ${processed} cards with the card service.`,
      unchanged_count: sum.unchanged,
      no_price_data_count: sum.no_price,
      not_found_count: sum.not_found,
    },
    failure,
    sets,
  }
})

serveOnDeno(makeHandler)
