import { formatUsd, marketPrice } from '../cards/prices.ts'
import { makeNumberKeys } from './makeNumberKeys.ts'

/** The keys for the numbers of cards; each may be compared with another one. */
export const NUMBER_KEYS = makeNumberKeys([
  {
    name: 'cost',
    aliases: ['c', 'mv', 'cmc'],
    help: 'The ink that it costs to play the card.',
    examples: ['cost<=3', 'cost:1,2', 'c>=7'],
    of: ({ cost }) => cost,
    say: (what) => ({ verb: 'cost', what }),
  },
  {
    name: 'strength',
    aliases: ['str', 'st', 'power', 'pow'],
    help: 'The strength of a character.',
    examples: ['strength>=5', 'str>willpower'],
    of: ({ strength }) => strength,
    say: (amount) => ({ verb: 'have', what: `strength ${amount}` }),
  },
  {
    name: 'willpower',
    aliases: ['will', 'wp', 'wil', 'toughness', 'tou'],
    help: 'The willpower of a character or a location.',
    examples: ['willpower>6', 'will<=2'],
    of: ({ willpower }) => willpower,
    say: (amount) => ({ verb: 'have', what: `willpower ${amount}` }),
  },
  {
    name: 'lore',
    aliases: ['l', 'quest'],
    help: 'The lore that a character quests for or a location brings.',
    examples: ['lore>=2', 'lore>=cost'],
    of: ({ lore }) => lore,
    say: (amount) => ({ verb: 'have', what: `lore ${amount}` }),
  },
  {
    name: 'move',
    aliases: ['movecost', 'mc'],
    help: 'The ink that it costs to move a character to the location.',
    examples: ['move<=1'],
    of: ({ moveCost }) => moveCost,
    say: (amount) => ({ verb: 'have', what: `move cost ${amount}` }),
  },
  {
    name: 'usd',
    aliases: ['price'],
    help: 'The market price in US dollars, of the foil where there is no other. A card without a price has none to compare.',
    examples: ['usd<1', 'usd>=25'],
    of: marketPrice,
    say: (amount) => ({ verb: 'cost', what: `${amount} to buy` }),
    format: formatUsd,
  },
  {
    name: 'usdfoil',
    aliases: ['foilusd', 'foilprice'],
    help: 'The market price of the foil in US dollars.',
    examples: ['usdfoil<5', 'usdfoil>usd'],
    of: ({ prices }) => prices.usdFoil,
    say: (amount) => ({ verb: 'cost', what: `${amount} to buy as foil` }),
    format: formatUsd,
  },
])
