/**
 * Help texts of the search language by key name. They are in a separate file because only the help page and the
 * suggestions need them.
 */
export const SEARCH_HELP: ReadonlyMap<string, string> = new Map([
  ['ink', 'The ink of the card; a dual-ink card has both of its inks.'],
  ['type', 'Character, action, song, item or location. A song is an action too.'],
  ['rarity', 'The rarity, or every rarity above or below one. Promos have no rank.'],
  ['inkable', 'Whether the card may go into the inkwell.'],
  [
    'set',
    'The name of the set, its first letters or its initials, or the number or code that is printed on its cards.',
  ],
  ['class', 'A classification of a character.'],
  ['keyword', 'A keyword that the card has.'],
  ['franchise', 'The story that the card is from.'],
  ['text', 'Words of the rules text. Symbols are written as words: lore, ink, exert, strength, willpower.'],
  ['name', 'Text in the full name, including the version.'],
  ['version', 'The part after the name of a character or location.'],
  ['flavor', 'Words of the flavor text.'],
  ['illustrator', 'Who drew the card.'],
  ['number', 'The collector number.'],
  ['owned', 'The number of copies in the collection, foil and non-foil; or whether there are any.'],
  ['foil', 'The number of foil copies in the collection; or whether there are any.'],
  ['legal', 'The format that the card may be played in. Infinity allows every card.'],
  ['is', 'Whether the card has two inks, no rules text, and so on.'],
  ['cost', 'The ink that it costs to play the card.'],
  ['strength', 'The strength of a character.'],
  ['willpower', 'The willpower of a character or a location.'],
  ['lore', 'The lore that a character quests for, or that a location gives each turn.'],
  ['move', 'The ink that it costs to move a character to the location.'],
  [
    'usd',
    'The market price in US dollars, or of the foil if there is no other. Cards without a price are not compared.',
  ],
  ['usdfoil', 'The market price of the foil in US dollars.'],
])
