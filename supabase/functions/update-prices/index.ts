import * as v from 'valibot'
import { adminFunction, type Run } from '../_shared/adminFunction.ts'
import type { StoredSet } from '../_shared/backend.ts'
import { type ServiceSet, servicePriceSchema } from '../_shared/cardSchema.ts'
import { eachSet, splitIntoBatches, summarizeErrors } from '../_shared/eachSet.ts'
import { FunctionError } from '../_shared/functionError.ts'
import { isSameSet } from '../_shared/isSameSet.ts'
import { listSets } from '../_shared/listSets.ts'
import { isMost, readCards } from '../_shared/readCards.ts'
import { serveOnDeno } from '../_shared/serveOnDeno.ts'

const writtenSchema = v.object({
  updated: v.number(),
  unchanged: v.number(),
  no_price: v.number(),
  not_found: v.number(),
})

type ServicePrice = v.InferOutput<typeof servicePriceSchema>

/** @throws FunctionError 502 if most cards of the set that have a price would lose it. */
async function refuseLostPrices(
  { backend }: Run,
  stored: readonly StoredSet[],
  set: ServiceSet,
  cards: readonly ServicePrice[],
): Promise<void> {
  const without = cards.filter(({ prices_data }) => Object.keys(prices_data).length === 0)
  const known = stored.find((each) => isSameSet(each, set))
  if (!known || !isMost(without.length, cards.length)) return
  const priced = await backend.pricedCardsOf(known.id)
  const lost = without.filter(({ id }) => priced.has(id)).length
  if (isMost(lost, priced.size)) {
    throw new FunctionError(
      502,
      `${lost} of ${priced.size} cards have no price at the card service any more, so the prices of this set stay.`,
    )
  }
}

/** Writes changed prices of the stored cards. */
export const makeHandler = adminFunction('price_data_update', async (run) => {
  const { backend } = run
  const stored = await backend.sets()
  const listed = await listSets(run)
  const known = { ...listed, sets: listed.sets.filter((set) => stored.some((known) => isSameSet(known, set))) }
  const sum = { updated: 0, unchanged: 0, no_price: 0, not_found: 0 }
  const { errors, sets, failure } = await eachSet(run, known, async (set, entries) => {
    const { cards, errors } = readCards(entries, servicePriceSchema)
    await refuseLostPrices(run, stored, set, cards)
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
