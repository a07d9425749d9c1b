type Row = readonly string[]

/** A card of the offline pack with the code of its set, to be written as other programs export it. */
export type ExportedCard = {
  readonly code: string
  readonly card: {
    readonly name: string
    readonly version: string | null
    readonly collector_number: string
    readonly set_data: { readonly name: string }
    readonly inks: readonly string[]
    readonly rarity: string
  }
}

export const isPromo = ({ code }: ExportedCard) => !/^\d+$/.test(code)

const nameOf = ({ card: { name, version } }: ExportedCard) => (version ? `${name} - ${version}` : name)

/** The card's number as Dreamborn writes it. Promos have a P before the number, which is not padded in the first series. */
function dreambornNumber(exported: ExportedCard) {
  const number = exported.card.collector_number
  if (!isPromo(exported)) return number
  return `P${exported.code !== 'P1' && /^\d+$/.test(number) ? number.padStart(3, '0') : number}`
}

/** The card's set as Dreamborn names it. The set of a promo is the series that is printed on it. */
function dreambornSet(exported: ExportedCard) {
  if (!isPromo(exported)) return exported.code.padStart(3, '0')
  return exported.code === 'cp' ? 'C1' : exported.code
}

/** The header of Dreamborn's bulk list. */
export const BULK: Row = ['Set Number', 'Card Number', 'Variant', 'Count', 'Name', 'Color', 'Rarity']
/** A row of Dreamborn's bulk list. */
export const bulkRow = (exported: ExportedCard, count: number, finish = 'normal'): Row => [
  dreambornSet(exported),
  dreambornNumber(exported),
  finish,
  String(count),
  nameOf(exported),
  exported.card.inks.join(' '),
  exported.card.rarity,
]

/** Marketplaces put all promo series into one set. */
const marketSet = (exported: ExportedCard) =>
  isPromo(exported) ? 'Disney Lorcana Promo Cards' : exported.card.set_data.name
const marketNumber = (exported: ExportedCard) =>
  isPromo(exported) ? exported.card.collector_number : `${exported.card.collector_number}/204`

function pricingRow(exported: ExportedCard, condition: string, total: string, toAdd: string): Row {
  const { rarity } = exported.card
  const before = [
    '1',
    'Lorcana TCG',
    marketSet(exported),
    nameOf(exported),
    '',
    marketNumber(exported),
    rarity,
    condition,
  ]
  return [...before, '', '', '', '', total, toAdd, '', '']
}

const words = (header: string) => header.split(',')

/**
 * Every format of a file: five of other programs and a collector's spreadsheet. Each has its header, the rows of a card
 * with one non-foil and two foil copies, and a row that names no card.
 */
export const SHAPES: Record<string, { header: Row; rowsOf: (exported: ExportedCard) => Row[]; strange: Row }> = {
  'Dreamborn’s bulk list': {
    header: BULK,
    rowsOf: (exported) => [bulkRow(exported, 1), bulkRow(exported, 2, 'foil')],
    strange: ['001', '9999', 'normal', '1', 'Nobody', '', ''],
  },
  'Dreamborn’s collection': {
    header: words('Normal,Foil,Name,Set,Card Number,Color,Rarity,Price,Foil Price'),
    rowsOf: (exported) => {
      const { card, code } = exported
      const set = isPromo(exported) ? code : card.set_data.name
      return [['1', '2', nameOf(exported), set, card.collector_number, '', '', '', '']]
    },
    strange: ['1', '0', 'Nobody', 'Nowhere', '1', '', '', '', ''],
  },
  'a spreadsheet': {
    header: words('Card,Set,#,Qty,Foil'),
    rowsOf: (exported) => {
      const place = [nameOf(exported), exported.code, exported.card.collector_number]
      return [
        [...place, '1', ''],
        [...place, '2', 'yes'],
      ]
    },
    strange: ['Nobody', 'Nowhere', '1', '1', ''],
  },
  'the TCGplayer app': {
    header: words(
      'Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU',
    ),
    rowsOf: (exported) => {
      const card = [nameOf(exported), exported.card.name, marketSet(exported), marketNumber(exported), 'XYZ']
      return [
        ['1', ...card, 'Normal', 'Near Mint', 'English', '', '1', '2'],
        ['2', ...card, 'Cold Foil', 'Near Mint', 'English', '', '1', '2'],
      ]
    },
    strange: ['1', 'Nobody', '', 'Fabled', '9999', 'XYZ', 'Normal', 'Near Mint', 'English', '', '1', '2'],
  },
  'TCGplayer’s pricing': {
    header: words(
      'TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Rarity,Condition,TCG Market Price,TCG Direct Low,TCG Low Price With Shipping,TCG Low Price,Total Quantity,Add to Quantity,TCG Marketplace Price,Photo URL',
    ),
    rowsOf: (exported) => [
      pricingRow(exported, 'Near Mint', '1', '0'),
      pricingRow(exported, 'Lightly Played Cold Foil', '', '2'),
    ],
    strange: ['1', 'Lorcana TCG', 'Fabled', 'Nobody', '', '9999', '', 'Near Mint', '', '', '', '', '1', '0', '', ''],
  },
  Collectr: {
    header: words(
      'Portfolio Name,Category,Set,Product Name,Card Number,Rarity,Variance,Grade,Card Condition,Average Cost Paid,Quantity,Market Price (As of 2026-11-01)',
    ),
    rowsOf: (exported) => {
      const card = ['Main', 'Lorcana', marketSet(exported), nameOf(exported), exported.card.collector_number, '']
      return [
        [...card, 'Normal', '', '', '0', '1', '1'],
        [...card, 'Holofoil', '', '', '0', '2', '1'],
      ]
    },
    strange: ['Main', 'Lorcana', 'Fabled', 'Nobody', '9999/204', '', 'Holofoil', '', '', '0', '1', '300'],
  },
}
