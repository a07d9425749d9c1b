/** The stored data of members, with its purpose and audience. Each table with personal data needs an entry. */
export const STORED_DATA: readonly { readonly what: string; readonly why: string; readonly seenBy: string }[] = [
  {
    what: 'Email address',
    why: 'To sign you in, and to write to you about your account.',
    seenBy: 'No other member sees it.',
  },
  {
    what: 'Password',
    why: 'To sign you in. Only a hash is stored, which does not reveal it. Accounts that only use Google have none.',
    seenBy: 'Nobody sees it, not even the operator of this site.',
  },
  {
    what: 'Username, display name, favorite franchise and ink',
    why: 'To name the author of your decks and the owner of your collection.',
    seenBy: 'Everybody, while your profile is public.',
  },
  {
    what: 'Collection',
    why: 'To count your cards. Each entry has the dates when it was added and last changed.',
    seenBy: 'Everybody, while your profile is public.',
  },
  {
    what: 'Wishes, and the copies that you keep',
    why: 'To list the cards that you want and those that you trade.',
    seenBy: 'Only you, or everybody if you show a list and your profile is public.',
  },
  {
    what: 'Recent changes to your collection',
    why: 'So that a change that is sent twice counts once, and a whole set or an import can be undone, also from your activity log. Your next change deletes entries older than 90 days.',
    seenBy: 'No other member sees it.',
  },
  {
    what: 'Decks',
    why: 'To save your decks.',
    seenBy: 'Everybody sees your public decks, unless you set Deck Visibility to private. Only you see private decks.',
  },
  {
    what: 'Folders and tags of your decks',
    why: 'To sort your decks.',
    seenBy: 'Only you.',
  },
  {
    what: 'Versions of your decks',
    why: 'To compare your matches before and after a change. Each has the times when you began and last changed it.',
    seenBy: 'Only you, or everybody if you turn on “Show versions to everybody” on the page of a public deck.',
  },
  {
    what: 'Decks that you have assembled',
    why: 'To know which of your cards are free. Each has the time when you assembled it.',
    seenBy: 'Only you.',
  },
  {
    what: 'Favorite decks',
    why: 'To find them again.',
    seenBy: 'Only you. Everybody sees how many members like a public deck, not who.',
  },
  {
    what: 'Matches and their notes',
    why: 'To compute your statistics. Imported ones have the id of their game, so that each counts once.',
    seenBy: 'Only you.',
  },
  {
    what: 'Whether you share your matches, and since when',
    why: 'To count them in community matchups. While the numbers of a week are computed, the database has a list of the matches that count.',
    seenBy: 'Only you. Everybody sees sums over at least 5 members and 30 matches, with random noise.',
  },
  {
    what: 'Subscription',
    why: 'To know your plan and its end. Card numbers stay with the payment provider.',
    seenBy: 'Only you.',
  },
  {
    what: 'Reports of decks, guides and names',
    why: 'So that administrators can hide what breaks the rules. You can report each thing once.',
    seenBy: 'Administrators, and you in the download of your data.',
  },
  {
    what: 'Content of yours that administrators have hidden, and why',
    why: 'To tell you why, and to be able to restore it.',
    seenBy: 'You and administrators.',
  },
  {
    what: 'Sign-ins',
    why: 'To keep you signed in: time, browser and IP address.',
    seenBy: 'Only you.',
  },
]
