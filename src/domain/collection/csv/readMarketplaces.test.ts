import { describe, expect, test } from 'vitest'
import { read } from './read.fixture.ts'

describe('the export of', () => {
  test('TCGplayer’s app has foil as Cold Foil and Holofoil, and all promos in one set', () => {
    const file =
      read(`Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU
2,Te Kā - The Burning One,Te Ka The Burning One,The First Chapter,126/204,TFC,Cold Foil,Near Mint,English,Legendary,1,2
1,Te Kā - The Burning One,Te Ka The Burning One,The First Chapter,126/204,TFC,Normal,Near Mint,English,Legendary,1,3
3,Yzma - Alchemist (Winner),Yzma,Disney Lorcana Promo Cards,25,DLPC,Holofoil,Near Mint,English,Promo,9,4
1,Buzz Lightyear,Buzz,Disney Lorcana Promo Cards,99,DLPC,Holofoil,Near Mint,English,Promo,4711,5`)
    expect(file).toMatchObject({ format: 'tcgplayer', counted: 4, zeros: 0, problems: [] })
    expect(file.copies).toEqual({ 'te ka': [1, 2], 'yzma P1': [0, 3], 'buzz P3': [0, 1] })
  })

  test('Dreamborn’s promos have the series as their set and a P before the number', () => {
    const file = read(`Set Number,Card Number,Variant,Count,Name,Color,Rarity
P1,P8,normal,1,Mickey Mouse - Detective,Sapphire,Promo
P3,P025,foil,2,Buzz Lightyear - Space Ranger,Emerald,Promo
C1,P025,foil,3,Dragon Fire,Ruby,Promo`)
    expect(file).toMatchObject({ format: 'dreambornBulk', counted: 3, questions: [], problems: [] })
    expect(file.copies).toEqual({ 'mickey P1': [1, 0], 'buzz P3': [0, 2], 'dragon fire cp': [0, 3] })
  })

  test('TCGplayer’s pricing has the finish in the condition, a total and an addition to it', () => {
    const file =
      read(`TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Rarity,Condition,TCG Market Price,TCG Direct Low,TCG Low Price With Shipping,TCG Low Price,Total Quantity,Add to Quantity,TCG Marketplace Price,Photo URL
1,Lorcana TCG,The First Chapter,Ariel - On Human Legs,,1/204,Uncommon,Near Mint,,,,,3,0,0.25,
2,Lorcana TCG,The First Chapter,Ariel - On Human Legs,,1/204,Uncommon,Lightly Played Cold Foil,,,,,1,2,,
3,Lorcana TCG,The First Chapter,Te Kā - The Burning One,,126/204,Legendary,Near Mint Holofoil - German,,,,,,4,,
4,Lorcana TCG,The First Chapter,Dragon Fire,,130/204,Uncommon,Moderately Played - German,,,,,5,-3,,
5,Lorcana TCG,Disney Lorcana Promo Cards,Yzma - Alchemist,,25,Promo,Damaged Foil,,,,,1,,,
6,Lorcana TCG,The First Chapter,Dragon Fire,,130/204,Uncommon,Near Mint,,,,,0,0,,
4711,Lorcana TCG,Somewhere,Buzz Lightyear - Space Ranger,,25,Promo,Near Mint Foil,,,,,1,,,
4711,Lorcana TCG,Somewhere,Nobody,,25,Promo,Near Mint Foil,,,,,1,,,
4711,Lorcana TCG,Somewhere,,,25,Promo,Near Mint Foil,,,,,1,,,
7,Lorcana TCG,The First Chapter,Dragon Fire,,130/204,Uncommon,Etched,,,,,1,,,
8,Pokemon,Base Set,Charizard,,4/102,Rare,Near Mint Holofoil,,,,,2,,,`)
    expect(file).toMatchObject({ format: 'tcgplayerPricing', counted: 6, zeros: 1, questions: [] })
    expect(file.copies).toEqual({
      ariel: [3, 3],
      'te ka': [0, 4],
      'dragon fire': [2, 0],
      'yzma P1': [0, 1],
      'buzz P3': [0, 1],
    })
    expect(file.problems.map(({ row, reason }) => [row, reason])).toEqual([
      [9, 'No set is called "Somewhere".'],
      [10, 'No set is called "Somewhere".'],
      [11, '"Etched" is neither normal nor foil.'],
    ])
    expect([...file.skipped.games]).toEqual([['Pokemon', 1]])
    expect(file.droppedColumns).toEqual(['Condition', 'TCG Marketplace Price'])
  })

  test('TCGplayer’s app in the layout of its pricing has the finish as a printing, and only an addition', () => {
    const file =
      read(`Product ID,TCGplayer Id,Product Line,Set Name,Product Name,Title,Number,Rarity,Condition,Printing,Total Quantity,Add to Quantity
4711,1,Disney Lorcana,Promos,Buzz Lightyear,,,Promo,Near Mint,Foil,,4
9,4711,Disney Lorcana,The First Chapter,Dragon Fire,,130,Promo,Near Mint,Normal,,1
9,4711,Disney Lorcana,The First Chapter,Dragon Fire,,130,Promo,Near Mint,Normal,3,1-`)
    expect(file.problems.map(({ row, reason }) => [row, reason])).toEqual([
      [4, '"1-" is not a number of copies from 0 to 9,999.'],
    ])
    expect(file.copies).toEqual({ 'buzz P3': [0, 4], 'dragon fire': [1, 0] })
  })

  test('Collectr has other games and a watchlist, which are skipped and counted', () => {
    const file =
      read(`Portfolio Name,Category,Set,Product Name,Card Number,Rarity,Variance,Grade,Card Condition,Average Cost Paid,Quantity,Market Price (As of 2026-07-17),Price Override,Watchlist,Date Added,Notes
Main,Lorcana,Ursula's Return,Bruno Madrigal - Out of the Shadows,39/204,Rare,Normal,Ungraded,Near Mint,0.5,2,1,0,false,2026-01-24,
Main,Pokemon,Base Set,Charizard,4/102,Rare Holo,Holofoil,PSA 10,Near Mint,0,1,1,0,FALSE,2026-01-24,mint!
Main,Pokemon,Base Set,Pikachu,5/102,Rare Holo,Holofoil,Ungraded,Near Mint,0,1,1,0,false,2026-01-24,
Main,Lorcana,Reign of Jafar,Jafar - Newly Crowned,12/204,Rare,Normal,Ungraded,Near Mint,0,9,1,0,TRUE,2026-01-24,
Main,Disney Lorcana,Reign of Jafar,Reign of Jafar Booster Pack,,,Normal,Ungraded,Near Mint,0,6,1,0,false,2026-01-24,
Main,,Reign of Jafar,Jafar - Newly Crowned,12/204,Rare,Normal,Ungraded,Near Mint,0,1,1,0,false,2026-01-24,`)
    expect(file).toMatchObject({ format: 'collectr', counted: 1, zeros: 0 })
    expect(file.copies).toEqual({ bruno: [2, 0] })
    expect(file.skipped).toEqual({ games: new Map([['Pokemon', 2]]), watched: 1 })
    expect(file.problems.map(({ row, reason }) => [row, reason])).toEqual([
      [6, 'No card is called "Reign of Jafar Booster Pack".'],
      [7, 'The game is missing.'],
    ])
    expect(file.droppedColumns).toEqual(['Portfolio Name', 'Card Condition', 'Average Cost Paid', 'Date Added'])
  })
})
