import { paths } from '#url/paths.ts'

/** The letters that open a main page after G, with the page's name in the list of keys. */
export const GO_KEYS = [
  { letter: 'c', path: paths.cards(), to: 'cards' },
  { letter: 'd', path: paths.decks(), to: 'decks' },
  { letter: 'b', path: paths.deckBuilder(), to: 'the deck builder' },
  { letter: 'o', path: paths.myCollection(), to: 'your collection' },
  { letter: 's', path: paths.sets(), to: 'sets' },
  { letter: 'm', path: paths.matches(), to: 'your matches' },
] as const
