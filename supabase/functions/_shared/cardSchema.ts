import * as v from 'valibot'

// These schemas refuse values that the database would refuse, because a statement writes a hundred cards and one bad
// card would make it fail.

/** Control characters and invisible ones, which `private.is_plain_line` refuses too. */
// oxlint-disable-next-line no-control-regex -- the pattern searches for control characters
const UNSEEN = /[\u0001-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(most),
    v.check((text) => !UNSEEN.test(text), 'Invisible characters'),
  )
const isDay = (text: string) => new Date(`${text}T00:00Z`).toISOString().startsWith(text)
const day = v.nullish(v.pipe(v.string(), v.isoDate(), v.check(isDay, 'Not a calendar day')), null)
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1))

/**
 * A set of the card service. The service does not distinguish main sets from promotional ones, but only main sets are
 * numbered.
 */
export const serviceSetSchema = v.pipe(
  v.object({
    id: line(100),
    name: line(100),
    code: line(100),
    released_at: day,
    prereleased_at: day,
  }),
  v.transform((set) => ({ ...set, main_set: /^\d+$/.test(set.code) })),
)
export type ServiceSet = v.InferOutput<typeof serviceSetSchema>

/** The answer to `GET /sets`, with unparsed sets. */
export const serviceSetsSchema = v.pipe(
  v.object({ results: v.array(v.unknown()) }),
  v.transform(({ results }) => results),
)

/** The service spells it "Super_rare"; "Special" means Promo. An announced card may have none yet. */
const rarityWord = v.pipe(
  v.nullish(v.pipe(v.string(), v.trim()), ''),
  v.transform((text) => (text === 'Special' ? 'Promo' : text.replace('_rare', ' Rare').replaceAll('_', ' '))),
  v.transform((text) => text || 'Unknown'),
  line(40),
)

/** USD as text with two decimals; null for 0, empty and missing, which mean no price (requirements §5). */
const priceSchema = v.pipe(
  v.nullish(v.union([v.pipe(v.string(), v.regex(/^\s*(\d{1,7}(\.\d*)?|\.\d+)?\s*$/)), v.number()]), ''),
  v.transform(Number),
  v.number(),
  v.minValue(0),
  v.maxValue(9_999_999),
  v.transform((price) => (price < 0.005 ? null : price.toFixed(2))),
)
const pricesSchema = v.pipe(
  v.nullish(v.object({ usd: priceSchema, usd_foil: priceSchema }), {}),
  v.transform(({ usd, usd_foil }) => ({ ...(usd && { usd }), ...(usd_foil && { usd_foil }) })),
)

/** The identity and price of a card. Even a card with other unreadable fields keeps its price. */
export const servicePriceSchema = v.pipe(
  v.object({
    id: line(100),
    name: line(200),
    collector_number: line(20),
    prices: pricesSchema,
  }),
  v.transform(({ prices, ...card }) => ({ ...card, prices_data: prices })),
)

/** The service mixes curly and straight apostrophes; characters are identified by their names. */
const name = v.pipe(
  line(200),
  v.transform((text) => text.replaceAll('’', "'")),
)

/** The fields by which a card is matched with one of the offline pack, even if its other fields are unreadable. */
export const serviceIdentitySchema = v.object({
  id: line(100),
  name,
  version: v.nullish(name, null),
  collector_number: line(20),
  rarity: rarityWord,
})
const words = v.nullish(
  v.pipe(
    v.array(v.pipe(v.string(), v.trim())),
    v.filterItems((word) => word !== ''),
    v.maxLength(30),
  ),
  null,
)
const picture = v.pipe(
  v.nullish(v.pipe(v.string(), v.maxLength(2000)), null),
  v.transform((address) => (address?.startsWith('https://') ? address : null)),
)

/** A card of the card service as a row of `cards_2`, without its set. */
export const serviceCardSchema = v.pipe(
  v.object({
    id: line(100),
    name,
    version: v.nullish(name, null),
    layout: v.fallback(v.picklist(['normal', 'landscape']), 'normal'),
    released_at: day,
    cost: v.nullish(v.pipe(wholeNumber, v.minValue(0)), null),
    inkwell: v.nullish(v.boolean(), false),
    // Inks, types and rarities that this version does not know are stored all the same.
    ink: v.nullish(line(40), null),
    inks: v.nullish(v.pipe(v.array(line(40)), v.maxLength(6)), null),
    type: v.pipe(
      words,
      v.transform((types) => types ?? []),
      v.maxLength(10),
    ),
    classifications: words,
    text: v.nullish(v.pipe(v.string(), v.maxLength(5000)), null),
    keywords: words,
    move_cost: v.nullish(wholeNumber, null),
    strength: v.nullish(wholeNumber, null),
    willpower: v.nullish(wholeNumber, null),
    lore: v.nullish(wholeNumber, null),
    rarity: rarityWord,
    illustrators: words,
    collector_number: line(20),
    lang: v.nullish(v.pipe(v.string(), v.maxLength(10)), 'en'),
    flavor_text: v.nullish(v.pipe(v.string(), v.maxLength(2000)), null),
    tcgplayer_id: v.nullish(wholeNumber, null),
    legalities: v.nullish(v.record(v.string(), v.string()), {}),
    // An unreadable price, which the price update reports, does not hide the card.
    prices: v.fallback(pricesSchema, {}),
    image_uris: v.nullish(
      v.object({ digital: v.nullish(v.object({ small: picture, normal: picture, large: picture })) }),
    ),
  }),
  v.transform(({ text, prices, image_uris, keywords, ink, inks, ...card }) => ({
    ...card,
    ink,
    inks: inks ?? (ink ? [ink] : []),
    keywords: keywords ?? [],
    rules_text: text,
    prices_data: prices,
    image_small: image_uris?.digital?.small ?? null,
    image_normal: image_uris?.digital?.normal ?? null,
    image_large: image_uris?.digital?.large ?? null,
  })),
)
