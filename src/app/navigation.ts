import {
  Archive,
  BookOpen,
  Hammer,
  Layers,
  Library,
  type LucideIcon,
  Settings,
  ShieldCheck,
  Swords,
  Trophy,
  Users,
  WalletCards,
} from 'lucide-react'
import { paths } from '#url/paths.ts'

export type NavigationItem = { label: string; path: string; icon: LucideIcon }

/** The sidebar's items, public ones first (requirements §2, Navigation). */
export const PUBLIC_ITEMS: readonly NavigationItem[] = [
  { label: 'Deck Builder', path: paths.deckBuilder(), icon: Hammer },
  { label: 'Decks', path: paths.decks(), icon: Swords },
  { label: 'Cards', path: paths.cards(), icon: Layers },
  { label: 'Characters', path: paths.characters(), icon: Users },
  { label: 'Sets', path: paths.sets(), icon: Library },
]

export const USER_ITEMS: readonly NavigationItem[] = [
  { label: 'My Decks', path: paths.myDecks(), icon: WalletCards },
  { label: 'My Collection', path: paths.myCollection(), icon: BookOpen },
  { label: 'Shelf', path: paths.shelf(), icon: Archive },
  { label: 'My Matches', path: paths.matches(), icon: Trophy },
  { label: 'Account Settings', path: paths.account(), icon: Settings },
]

/** The pages of the tab bar of small screens. */
export const TAB_ITEMS: readonly NavigationItem[] = [
  { label: 'Cards', path: paths.cards(), icon: Layers },
  { label: 'Decks', path: paths.decks(), icon: Swords },
  { label: 'Collection', path: paths.myCollection(), icon: BookOpen },
  { label: 'Matches', path: paths.matches(), icon: Trophy },
]

export const ADMIN_ITEM: NavigationItem = { label: 'Admin Dashboard', path: paths.admin(), icon: ShieldCheck }

/** The path of the sidebar's item for pages below another address: a deck, a card, a character, the viewer's decks and collection. */
export function sectionOf(pathname: string, viewerId: string | undefined): string | undefined {
  const sections = [
    [paths.deck(''), paths.decks()],
    [paths.card(''), paths.cards()],
    [paths.character(''), paths.characters()],
    ...(viewerId === undefined
      ? []
      : [
          [paths.userDecks(viewerId), paths.myDecks()],
          [paths.userCollection(viewerId), paths.myCollection()],
        ]),
  ] as const
  return sections.find(([start]) => start !== undefined && pathname.startsWith(start))?.[1]
}
