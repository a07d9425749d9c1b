import type { Card } from '#domain/cards/card.ts'

const PRODUCT = 'https://www.tcgplayer.com/product/'
const SEARCH = 'https://www.tcgplayer.com/search/lorcana/product'
const MASS_ENTRY = 'https://www.tcgplayer.com/massentry'

/**
 * The address of a card's product page on the marketplace, or of a search for its name if it has no product id
 * (requirements §7, Outbound links).
 * @param affiliate the configured parameters to add to the address.
 */
export function marketplaceUrl(card: Pick<Card, 'name' | 'tcgplayerId'>, affiliate: Record<string, string>): string {
  return card.tcgplayerId === null
    ? withParameters(SEARCH, { q: card.name, productLineName: 'lorcana-tcg', ...affiliate })
    : withParameters(PRODUCT + card.tcgplayerId, affiliate)
}

/**
 * The address of the marketplace's mass entry page, filled in with cards by name, so that any printing will do.
 * @param affiliate as for `marketplaceUrl`.
 */
export function marketplaceListUrl(
  cards: readonly { readonly card: Pick<Card, 'name'>; readonly quantity: number }[],
  affiliate: Record<string, string>,
): string {
  const list = cards.map(({ card, quantity }) => `${quantity} ${card.name}`).join('||')
  return withParameters(MASS_ENTRY, { productline: 'Lorcana TCG', c: list, ...affiliate })
}

function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
