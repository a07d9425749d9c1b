import { describe, expect, test } from 'vitest'
import { recognizeFormat } from './collectionFormat.ts'

const HEADERS = {
  lorefolio: 'Name,Set,Set Code,Card Number,Ink,Rarity,Non-Foil,Foil,Price,Foil Price,Card ID',
  dreambornBulk: 'Set Number,Card Number,Variant,Count,Name,Color,Rarity',
  dreamborn: 'Normal,Foil,Name,Set,Card Number,Color,Rarity,Price,Foil Price',
  tcgplayer:
    'Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU,Price Each',
  tcgplayerPricing:
    'TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Rarity,Condition,TCG Market Price,TCG Direct Low,TCG Low Price With Shipping,TCG Low Price,Total Quantity,Add to Quantity,TCG Marketplace Price,Photo URL',
  collectr:
    'Portfolio Name,Category,Set,Product Name,Card Number,Rarity,Variance,Grade,Card Condition,Average Cost Paid,Quantity,Market Price (As of 2026-07-17),Price Override,Watchlist,Date Added,Notes',
}

const formatOf = (header: readonly string[]) => {
  const result = recognizeFormat(header)
  return result.ok ? result.format : result.message
}

describe('a file is recognized by its header', () => {
  test.each(Object.entries(HEADERS))('of %s', (format, header) => {
    expect(formatOf(header.split(','))).toBe(format)
  })

  test.each(Object.entries(HEADERS))('of %s in any order, case and spacing, with more columns', (format, header) => {
    const columns = [...header.split(',').toReversed(), 'My Notes', '']
    expect(formatOf(columns.map((text, at) => `${at === 0 ? '\uFEFF' : ' '}${text.toUpperCase()} `))).toBe(format)
  })

  test('of Dreamborn with four columns only', () => {
    expect(formatOf(['Set Number', 'Card Number', 'Variant', 'Count'])).toBe('dreambornBulk')
  })

  test('with its columns, the first one of two equal headers', () => {
    const result = recognizeFormat(['Count', 'Variant', 'Card Number', 'Set Number', 'Count'])
    expect(result.ok && Object.fromEntries(result.columns)).toEqual({ count: 0, finish: 1, number: 2, setCode: 3 })
  })
})

describe('an unknown header', () => {
  test('reports the missing columns of the closest format', () => {
    expect(formatOf(['Set Number', 'Card Number', 'Variant'])).toBe(
      'This looks like a file of Dreamborn, but the column "Count" is missing.',
    )
    expect(formatOf(['Quantity', 'Set', 'Printing'])).toBe(
      'This looks like a file of TCGplayer, but the columns "Name", "Card Number" are missing.',
    )
  })

  test('reports that one of two columns is needed', () => {
    const header = ['Product Line', 'Set Name', 'Product Name', 'Number', 'Condition']
    expect(formatOf(header)).toBe('This looks like a file of TCGplayer, but the column "Total Quantity" is missing.')
    expect(formatOf([...header, 'Add to Quantity'])).toBe('tcgplayerPricing')
  })

  test('lists the readable files if it resembles none', () => {
    expect(formatOf(['Elsa', '4'])).toMatch(/export from Lorefolio, Dreamborn, TCGplayer or Collectr/)
  })
})
