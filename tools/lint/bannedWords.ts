/** A word or phrase that readers of the code have to decode, and its plain replacement. */
export type BannedWord = {
  readonly pattern: RegExp
  readonly plain: string
  readonly reason: string
  /** A text that the pattern must find, and a similar one that it must not. */
  readonly bad: string
  readonly good: string
}

/** Checked in comments and test titles. */
export const BANNED_PHRASES: readonly BannedWord[] = [
  {
    pattern: /(?:^|[.!] )(?:What|Who|Whose|Whom)\b(?![^.]*\?)|[;:] (?:what|whose?|whom) /,
    plain: 'a sentence with a subject: "The fields of a card that …"',
    reason: 'A relative clause without its noun makes readers guess the subject.',
    bad: 'What a drawing shows.',
    good: 'Says what the picture shows.',
  },
  {
    pattern: /^(?:what|who|whose|whom) /,
    plain: 'a title with a subject: "a member who …"',
    reason: 'A relative clause without its noun makes readers guess the subject.',
    bad: 'who comes late is refused',
    good: 'a late request is refused',
  },
  {
    pattern: /\bwho(?:m)?ever\b/i,
    plain: 'the person or program: "the reader", "the caller"',
    reason: 'The code knows the actor, so the comment can name it.',
    bad: 'by the clock of whoever looks',
    good: 'in the reader’s time zone',
  },
  {
    pattern: /\bwhatever (?:asks|came|comes|depends|else|happens|is|keeps|stands|they|was)\b/i,
    plain: 'the noun',
    reason: 'The clause has no noun.',
    bad: 'Whatever else keeps the page busy',
    good: 'at the same cost, whatever its size',
  },
  {
    pattern: /\b(?:anybody|nobody|somebody|everybody|those) who\b/i,
    plain: 'the role: "screen readers", "members", "an unreachable host"',
    reason: 'The role has a name.',
    bad: 'A label for those who listen.',
    good: 'A label for screen readers.',
  },
  {
    pattern:
      /\b(?:as|before|if|once|until|when|where|while) one (?:asks|chooses|goes|leaves|listens|looks|scrolls|types)\b/i,
    plain: '"the reader", "the member"',
    reason: 'The pronoun hides the actor.',
    bad: 'while one types',
    good: 'while the member types',
  },
  {
    pattern: /\bkept\b/i,
    plain: 'cached, saved, persisted, retained',
    reason: 'Each of these words says where the data is and for how long.',
    bad: 'An answer that was kept.',
    good: 'A cached response.',
  },
  {
    pattern: /\bdrawn\b/i,
    plain: 'prerendered, rendered',
    reason: 'Engineers say prerendered for pages; "draw" is what players do with cards.',
    bad: 'A page that is drawn by the host.',
    good: 'A prerendered page.',
  },
  {
    pattern: /\bbeforehand\b/i,
    plain: 'prerendered, precomputed, in advance',
    reason: '"Drawn beforehand" means prerendered.',
    bad: 'made beforehand by the build',
    good: 'prerendered by the build',
  },
  {
    pattern: /\bt(?:ak(?:e|en|es|ing)|ook) over\b/i,
    plain: 'hydrate, replace, adopt',
    reason: 'React hydrates a page; other things replace or adopt one another.',
    bad: 'React has taken over the page.',
    good: 'React has hydrated the page.',
  },
  {
    pattern: /\bpatience\b/i,
    plain: 'timeout',
    reason: 'The field says timeout.',
    bad: 'The patience of a visitor.',
    good: 'The timeout of a request.',
  },
  {
    pattern: /\banew\b/i,
    plain: 'again; refetch, retry, recompute',
    reason: 'The field has a verb for each repetition.',
    bad: 'The list is read anew.',
    good: 'The list is refetched.',
  },
  {
    pattern: /\bby (?:itself|themselves)\b/i,
    plain: 'automatically, or the name of the actor',
    reason: 'It does not say who acts.',
    bad: 'What the host answers by itself.',
    good: 'Paths that only the host answers.',
  },
  {
    pattern: /\bof (?:its|their) own\b/i,
    plain: 'separate, dedicated',
    reason: 'Engineers say a separate process, a dedicated folder.',
    bad: 'in a process of its own',
    good: 'in a separate process',
  },
  {
    pattern: /\bthe same of\b/i,
    plain: 'the noun',
    reason: 'The pronoun has no noun.',
    bad: 'The same of matches alone.',
    good: 'The number of unsent matches.',
  },
  {
    pattern: /\b(?:are|be|been|is|was|were) (?:told|said)\b/i,
    plain: 'report, announce, return, show',
    reason: 'The passive hides who reports to whom.',
    bad: 'A crash is told.',
    good: 'The runner reports a crash.',
  },
  {
    pattern: /\bto be had\b/i,
    plain: 'available',
    reason: 'It is an old-fashioned phrase.',
    bad: 'where there is no text to be had',
    good: 'when no text is available',
  },
  {
    pattern: /\b(?:in|into|out of) sight\b/i,
    plain: 'visible, in view, hidden',
    reason: 'Browsers call it visibility.',
    bad: 'a page that comes back into sight',
    good: 'a page that becomes visible again',
  },
  {
    pattern: /\bc(?:ame|ome|omes) to rest\b/i,
    plain: 'idle',
    reason: 'Browsers call it idle.',
    bad: 'once the page has come to rest',
    good: 'once the page is idle',
  },
  {
    pattern: /\bveil\b/i,
    plain: 'backdrop',
    reason: 'CSS calls it ::backdrop.',
    bad: 'a press on the veil',
    good: 'a click on the backdrop',
  },
  {
    pattern: /\bcrosswise\b/i,
    plain: 'deadlock',
    reason: 'The field says deadlock.',
    bad: 'none waits for another crosswise',
    good: 'ordered to avoid deadlocks',
  },
  {
    pattern: /\bsent away\b/i,
    plain: 'refused, rejected, rate limited',
    reason: 'The response has a status.',
    bad: 'Later requests are sent away.',
    good: 'Later requests are refused with 429.',
  },
]

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
    pattern: /[Uu]nderstood|[Aa]new|InTurn|[Cc]almly|[Ww]hoever/,
    plain: 'the operation: validate…, refetch…, staggered…, idle…',
    reason: 'The name tells a story instead of the operation.',
    bad: 'useSeenCalmly',
    good: 'useIdleInView',
  },
]
