/** Letters are those of any alphabet: "Te Kā" keeps its ā, so that its character slug leads back to its name. */
const NOT_IN_A_SLUG = /[^\p{L}\p{N}\s-]/gu

/**
 * A card's address: "Elsa - Spirit of Winter" and "42" make "elsa-spirit-of-winter-42" (requirements §2, Slugs).
 * Slugs are not unique: the same name and number occur in two sets, so a slug leads to a list of cards.
 */
export function makeCardSlug(name: string, collectorNumber: string): string {
  return makeSlug(`${name} ${collectorNumber}`)
}

/** A character's address: "Mickey Mouse" makes "mickey-mouse" (requirements §2, Slugs). */
export function makeCharacterSlug(name: string): string {
  return makeSlug(name)
}

/**
 * The title-cased name a character slug stands for: "mickey-mouse" makes "Mickey Mouse" (requirements §2, Slugs).
 * What the slug dropped stays lost ("mr-smee" makes "Mr Smee"); to find cards, compare character slugs instead.
 */
export function makeCharacterName(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function makeSlug(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(NOT_IN_A_SLUG, '').replace(/\s+/g, '-').replace(/-+/g, '-')
}
