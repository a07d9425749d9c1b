import type { BannedWord } from './bannedWords.ts'

/** Checked in the names that a file declares, and in file names. */
export const BANNED_NAMES: readonly BannedWord[] = [
  {
    pattern: /^own(?=[A-Z])|^OWN_/,
    plain: 'user…',
    reason: 'Data of a member is user-scoped.',
    bad: 'ownDecks',
    good: 'isOwn',
  },
  {
    pattern: /^kept|Kept|(?:^|_)KEPT|^keep(?=[A-Z])/,
    plain: 'cached…, saved…, save…',
    reason: 'Each of these words says where the data is and for how long.',
    bad: 'keptPage',
    good: 'keepsText',
  },
  {
    pattern: /^drawn|Drawn|(?:^|_)DRAWN/,
    plain: 'prerendered…',
    reason: 'Engineers say prerendered.',
    bad: 'drawnPage',
    good: 'drawPicture',
  },
  {
    pattern: /^patience|Patience|(?:^|_)PATIENCE/,
    plain: 'timeout…',
    reason: 'The field says timeout.',
    bad: 'PATIENCE_MS',
    good: 'TIMEOUT_MS',
  },
  {
    pattern: /^hear(?=[A-Z]|$)|^heard/,
    plain: 'on…, handle…, capture…',
    reason: 'An event handler handles.',
    bad: 'hear',
    good: 'heart',
  },
  {
    pattern: /^(?:said|told)(?=[A-Z]|$)/,
    plain: 'message, output, reported…',
    reason: 'A past participle without noun says nothing about the value.',
    bad: 'said',
    good: 'aside',
  },
  {
    pattern: /^forget(?=[A-Z]|$)/,
    plain: 'clear…, remove…, invalidate…',
    reason: 'The field has a verb for each.',
    bad: 'forgetDeck',
    good: 'forgottenPassword',
  },
  {
    pattern: /[Vv]eil/,
    plain: 'backdrop',
    reason: 'CSS calls it ::backdrop.',
    bad: 'useVeil',
    good: 'useView',
  },
  {
    pattern: /[Uu]nderstood|[Aa]new|[Ii]nTurn|[Cc]almly|[Ww]hoever/,
    plain: 'the operation: validate…, refetch…, staggered…, idle…',
    reason: 'The name tells a story instead of the operation.',
    bad: 'useSeenCalmly',
    good: 'validateRows',
  },
  {
    pattern: /^ask(?=[A-Z]|$)|[Aa]sker|^asked$/,
    plain: 'sendRequest, fetch…, query…, caller; requests',
    reason: 'Programs send requests and run queries.',
    bad: 'askBackend',
    good: 'task',
  },
  {
    pattern: /holdBack|[sS]etAside|[tT]akeBack|[nN]oticing/,
    plain: 'delay…, stash…, restore…, detect…, report…',
    reason: 'Engineers delay a response, stash and restore data, and detect an event.',
    bad: 'takeBackOwnStorage',
    good: 'restoreUserStorage',
  },
]
