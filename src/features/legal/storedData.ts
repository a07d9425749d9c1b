/** What is stored about a member, why, and who else sees it. Whoever adds a table about people adds it here. */
export const STORED_DATA: readonly { readonly what: string; readonly why: string; readonly seenBy: string }[] = [
  {
    what: 'Email address',
    why: 'To sign you in, and to write to you about your account.',
    seenBy: 'No other member sees it.',
  },
  {
    what: 'Password',
    why: 'To sign you in. It is kept as a hash, from which it cannot be read back. With Google alone there is none.',
    seenBy: 'Nobody sees it, not even whoever runs this site.',
  },
  {
    what: 'Username, display name, favorite franchise and ink',
    why: 'To put a name to your decks and your collection.',
    seenBy: 'Everybody, while your profile is public.',
  },
  {
    what: 'Collection',
    why: 'To count your cards. Each entry has the dates when it was added and last changed.',
    seenBy: 'Everybody, while your profile is public.',
  },
  {
    what: 'Recent changes to your collection',
    why: 'So that a change that is sent twice counts once, and a whole set or an import can be undone, also later from your activity log. What is older than 90 days goes with your next change.',
    seenBy: 'No other member sees it.',
  },
  {
    what: 'Decks',
    why: 'To keep what you build.',
    seenBy:
      'Everybody sees your public decks, unless you keep all of your decks private. Private decks are yours alone.',
  },
  {
    what: 'Favorite decks',
    why: 'To find them again.',
    seenBy: 'You alone. Everybody sees how many members like a public deck, not who.',
  },
  {
    what: 'Matches and their notes',
    why: 'To work out your statistics.',
    seenBy: 'You alone.',
  },
  {
    what: 'Subscription',
    why: 'To know which plan you have and until when. Card numbers stay with the payment provider.',
    seenBy: 'You alone.',
  },
  {
    what: 'Sign-ins',
    why: 'To keep you signed in: when, with which browser and from which network address.',
    seenBy: 'You alone.',
  },
]
