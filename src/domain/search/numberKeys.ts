import { formatUsd, marketPrice } from '../cards/prices.ts'
import { makeNumberKeys } from './makeNumberKeys.ts'

/** The keys for numbers of cards. Each can be compared with another. */
export const NUMBER_KEYS = makeNumberKeys([
  {
    name: 'cost',
    aliases: ['c', 'mv', 'cmc'],
    examples: ['cost<=3', 'cost:1,2', 'c>=7'],
    of: ({ cost }) => cost,
    phraseFor: (what) => ({ verb: 'cost', what, label: `cost ${what}` }),
  },
  {
    name: 'strength',
    aliases: ['str', 'st', 'power', 'pow'],
    examples: ['strength>=5', 'str>willpower'],
    of: ({ strength }) => strength,
    phraseFor: (amount) => ({ verb: 'have', what: `strength ${amount}` }),
  },
  {
    name: 'willpower',
    aliases: ['will', 'wp', 'wil', 'toughness', 'tou'],
    examples: ['willpower>6', 'will<=2'],
    of: ({ willpower }) => willpower,
    phraseFor: (amount) => ({ verb: 'have', what: `willpower ${amount}` }),
  },
  {
    name: 'lore',
    aliases: ['l', 'quest'],
    examples: ['lore>=2', 'lore>=cost'],
    of: ({ lore }) => lore,
    phraseFor: (amount) => ({ verb: 'have', what: `lore ${amount}` }),
  },
  {
    name: 'move',
    aliases: ['movecost', 'mc'],
    examples: ['move<=1'],
    of: ({ moveCost }) => moveCost,
    phraseFor: (amount) => ({ verb: 'have', what: `move cost ${amount}` }),
  },
  {
    name: 'usd',
    aliases: ['price'],
    examples: ['usd<1', 'usd>=25'],
    of: marketPrice,
    phraseFor: (amount) => ({ verb: 'cost', what: `${amount} to buy`, label: `price ${amount}` }),
    format: formatUsd,
  },
  {
    name: 'usdfoil',
    aliases: ['foilusd', 'foilprice'],
    examples: ['usdfoil<5', 'usdfoil>usd'],
    of: ({ prices }) => prices.usdFoil,
    phraseFor: (amount) => ({ verb: 'cost', what: `${amount} to buy as foil`, label: `foil price ${amount}` }),
    format: formatUsd,
  },
])
