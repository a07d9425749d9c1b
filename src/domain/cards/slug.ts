/** Letters of all alphabets stay: "Te Kā" keeps its ā, so that its slug converts back to its name. */
const NOT_IN_A_SLUG = /[^\p{L}\p{N}\s-]/gu

/**
 * Makes the slug of a card: "Elsa - Spirit of Winter" and "42" become "elsa-spirit-of-winter-42" (requirements §2,
 * Slugs). Slugs are not unique, because some names occur with the same number in two sets.
 */
export function makeCardSlug(name: string, collectorNumber: string): string {
  return makeSlug(`${name} ${collectorNumber}`)
}

const NUMBER = /-[^-]*\d[^-]*$/

/**
 * Finds the printings with the slug of a card. An address with a number that no printing of the name has is one from before
 * its number was corrected, and stands for all printings of the name.
 */
export function findBySlug<Found>(bySlug: ReadonlyMap<string, readonly Found[]>, slug: string): readonly Found[] {
  const found = bySlug.get(slug)
  if (found) return found
  const name = slug.replace(NUMBER, '')
  if (name === slug) return []
  return [...bySlug].flatMap(([other, printings]) => (other.replace(NUMBER, '') === name ? printings : []))
}

/** Makes the slug of a character: "Mickey Mouse" becomes "mickey-mouse" (requirements §2, Slugs). */
export function makeCharacterSlug(name: string): string {
  return makeSlug(name)
}

/**
 * Makes a title-cased name from a character slug: "mickey-mouse" becomes "Mickey Mouse" (requirements §2, Slugs).
 * Punctuation is lost ("mr-smee" becomes "Mr Smee"), so use slugs to find cards.
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
