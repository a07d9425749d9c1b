import type { Card } from '#domain/cards/card.ts'

const PRODUCT = 'https://www.tcgplayer.com/product/'
const SEARCH = 'https://www.tcgplayer.com/search/lorcana/product'

/**
 * Where to buy a card: its product page on the marketplace, or a search by its name where the card has no product id
 * (specification §7, Outbound links).
 * @param affiliate parameters from the configuration that are added to the address.
 */
export function marketplaceUrl(card: Pick<Card, 'name' | 'tcgplayerId'>, affiliate: Record<string, string>): string {
  const url = new URL(card.tcgplayerId === null ? SEARCH : PRODUCT + card.tcgplayerId)
  if (card.tcgplayerId === null) {
    url.searchParams.set('q', card.name)
    url.searchParams.set('productLineName', 'lorcana-tcg')
  }
  for (const [name, value] of Object.entries(affiliate)) url.searchParams.set(name, value)
  return url.href
}
