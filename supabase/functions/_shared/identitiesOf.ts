import { serviceIdentitySchema } from './cardSchema.ts'
import { readCards } from './readCards.ts'

/**
 * The arguments of `link_pack_cards` and `count_pack_pairs` for the cards of a set as the card service gave them. Of a set with
 * cards that cannot be read, names do not tell which card of the offline pack is which: its counterpart may be among those.
 */
export function identitiesOf(entries: readonly unknown[]) {
  const { cards, errors } = readCards(entries, serviceIdentitySchema)
  return { cards, is_whole: errors.length === 0 }
}
