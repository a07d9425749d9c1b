import { serviceIdentitySchema } from './cardSchema.ts'
import { readCards } from './readCards.ts'

/**
 * Makes the arguments of `link_pack_cards` and `count_pack_pairs` from a set's entries. If some entries are unreadable,
 * `is_whole` is false and the database matches no cards by name, because an unreadable entry may be the counterpart.
 */
export function identitiesOf(entries: readonly unknown[]) {
  const { cards, errors } = readCards(entries, serviceIdentitySchema)
  return { cards, is_whole: errors.length === 0 }
}
