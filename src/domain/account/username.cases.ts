const CHARACTERS =
  'Username may have letters of one alphabet, digits, dots, dashes, underscores and single spaces inside'

/** Typed usernames with the expected message, or null for a valid one. These cases test the domain and the database. */
export const USERNAME_CASES: readonly (readonly [typed: string, problem: string | null])[] = [
  ['elsa', null],
  ['Elsa_of.Arendelle-1', null],
  ['Ice Queen', null],
  ['Zoë Ångström', null],
  // A combining accent, which NFKC joins with its letter.
  ['Zoe\u0308', null],
  ['Эльза', null],
  ['Έλσα', null],
  ['エルサ姫', null],
  ['엘사 공주', null],
  ['אלזה', null],
  ['إلسا', null],
  ['एल्सा', null],
  ['เอลซ่า', null],
  // NFKC maps full-width letters to ordinary ones.
  ['ｅｌｓａ', null],
  ['el', 'Username must be at least 3 characters'],
  ['\u{20000}\u{20001}', 'Username must be at least 3 characters'],
  ['\u{20000}'.repeat(30), null],
  ['\u{20000}'.repeat(31), 'Username must be at most 30 characters'],
  ['-elsa', CHARACTERS],
  ['elsa.', CHARACTERS],
  ['el  sa', CHARACTERS],
  ['el/sa', CHARACTERS],
  ['elsa@arendelle', CHARACTERS],
  ['<elsa>', CHARACTERS],
  ['el\nsa', CHARACTERS],
  ['elsa❄️', CHARACTERS],
  ['elsa\u{1F451}', CHARACTERS],
  // Invisible characters.
  ...[
    '\u00AD',
    '\u034F',
    '\u061C',
    '\u115F',
    '\u180E',
    '\u200B',
    '\u200D',
    '\u202E',
    '\u2066',
    '\u2800',
    '\u3164',
    '\uFE0F',
    '\uFEFF',
    '\u{E0041}',
  ].map((unseen) => [`el${unseen}sa`, CHARACTERS] as const),
  ['\u2800\u2800\u2800', CHARACTERS],
  // One Cyrillic or Greek letter among Latin ones.
  ['els\u0430', CHARACTERS],
  ['elsα', CHARACTERS],
  ['\u0301elsa', CHARACTERS],
  [`els${'\u0335'.repeat(3)}a`, CHARACTERS],
]
