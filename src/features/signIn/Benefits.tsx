import { BookOpen, Hammer, Heart, type LucideIcon, Swords } from 'lucide-react'
import styles from './Benefits.module.css'

/** A benefit, named by the thing that it is about. */
export type Benefit = 'decks' | 'favorites' | 'collection' | 'matches'

const BENEFITS: readonly (readonly [Benefit, LucideIcon, string, string])[] = [
  ['decks', Hammer, 'Create and manage decks', 'Build for Core and Infinity, keep them private or share them.'],
  ['favorites', Heart, 'Save favorite decks', 'Find the decks you like again at once.'],
  ['collection', BookOpen, 'Track your collection', 'Every copy, foil and non-foil, with what it is worth.'],
  ['matches', Swords, 'Log your matches', 'See which decks win, against which inks, on the play or draw.'],
]

/**
 * The benefits of an account (requirements §2, Login and Subscription dialogs).
 * @param first the benefit that matters on the page; it comes first and is emphasized.
 */
export function Benefits({ first }: { first?: Benefit }) {
  const benefits = BENEFITS.toSorted(([one], [other]) => Number(other === first) - Number(one === first))
  return (
    <ul className={styles['benefits']}>
      {benefits.map(([name, Icon, title, text]) => (
        <li key={name} data-first={name === first || undefined}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
