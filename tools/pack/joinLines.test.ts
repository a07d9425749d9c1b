import { describe, expect, test } from 'vitest'
import { joinFlavorText, joinRulesText } from './joinLines.ts'

describe('rules text', () => {
  test.each<[string, string, string[], string]>([
    [
      'joins lines broken by typesetting',
      'TASTES LIKE CHICKEN When you play this\ncharacter, remove 1 damage.',
      [],
      'TASTES LIKE CHICKEN When you play this character, remove 1 damage.',
    ],
    ['starts a line for each ability', 'ONE Draw a\ncard.\nTWO Gain 1 lore.', [], 'ONE Draw a card.\nTWO Gain 1 lore.'],
    [
      'starts a line for a keyword after an ability',
      'CLEAR THE PATH Pay less.\nEvasive (Only characters\nwith Evasive can.)',
      ['Evasive'],
      'CLEAR THE PATH Pay less.\nEvasive (Only characters with Evasive can.)',
    ],
    [
      'joins lines before a keyword inside a sentence',
      'They gain\nRush this turn.',
      ['Rush'],
      'They gain Rush this turn.',
    ],
    [
      'starts a line after keywords without reminder text',
      'Bodyguard, Support\nMUSKETEERS Draw.\nShift 5 ⬡\nGIVE Draw.',
      ['Bodyguard', 'Support', 'Shift'],
      'Bodyguard, Support\nMUSKETEERS Draw.\nShift 5 {I}\nGIVE Draw.',
    ],
    [
      'joins an ability name that fills a line',
      'ARE YOU SURE THIS IS SAFE,\nCAPTAIN? If you do',
      [],
      'ARE YOU SURE THIS IS SAFE, CAPTAIN? If you do',
    ],
    [
      'starts a line after the reminder of a song',
      '(A character with cost 3 or more can ⟳ to sing this song for\nfree.)\nDraw 2 cards.',
      [],
      '(A character with cost 3 or more can {E} to sing this song for free.)\nDraw 2 cards.',
    ],
    [
      'starts a line for each choice',
      'Choose one:\n• Draw a\ncard.\n• Gain 1 ◊.',
      [],
      'Choose one:\n• Draw a card.\n• Gain 1 {L}.',
    ],
    [
      'starts a line for a second reminder',
      'Shift 5 (Pay.)\n(Named both.)',
      ['Shift'],
      'Shift 5 (Pay.)\n(Named both.)',
    ],
    ['writes symbols in braces', '⟳⬡◊¤⛉◉', [], '{E}{I}{L}{S}{W}{IW}'],
    ['may be empty', '', [], ''],
  ])('%s', (_, printed, keywords, joined) => {
    expect(joinRulesText(printed, keywords)).toBe(joined)
  })
})

describe('flavor text', () => {
  test.each([
    [
      'joins lines broken by typesetting',
      'When she stops by,\nMisery is\ncompany.',
      false,
      'When she stops by, Misery is company.',
    ],
    ['puts the speaker on a separate line', '“We all\nhave swords!”\n—Razoul', false, '“We all have swords!”\n—Razoul'],
    [
      'keeps a line per speaker',
      'Maui: “Ever?”\nMoana: “No.\nHave you?”',
      false,
      'Maui: “Ever?”\nMoana: “No. Have you?”',
    ],
    ['keeps a line per quote', '“I got ’em!”\n“No, I got ’em!”', false, '“I got ’em!”\n“No, I got ’em!”'],
    [
      'keeps the verses of a song',
      'When will my reflection\nshow\nWho I am inside?',
      true,
      'When will my reflection show\nWho I am inside?',
    ],
    ['keeps the lines of a verse', 'Forest,\nFlame\nChorus\nClaim', false, 'Forest,\nFlame\nChorus\nClaim'],
    [
      'joins words at a dash that ends a line',
      'courting trouble—\njoust in case.',
      false,
      'courting trouble—joust in case.',
    ],
  ])('%s', (_, printed, isSong, joined) => {
    expect(joinFlavorText(printed, isSong)).toBe(joined)
  })
})
