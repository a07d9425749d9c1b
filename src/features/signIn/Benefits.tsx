import { BookOpen, Hammer, Heart, type LucideIcon, Swords } from 'lucide-react'
import styles from './Benefits.module.css'

const BENEFITS: readonly (readonly [LucideIcon, string, string])[] = [
  [Hammer, 'Create and manage decks', 'Build for Core and Infinity, keep them private or share them.'],
  [Heart, 'Save favorite decks', 'Find the decks you like again at once.'],
  [BookOpen, 'Track your collection', 'Every copy, foil and non-foil, with what it is worth.'],
  [Swords, 'Log your matches', 'See which decks win, against which inks, on the play or draw.'],
]

/** The benefits of an account (requirements §2, Login and Subscription dialogs). */
export function Benefits() {
  return (
    <ul className={styles['benefits']}>
      {BENEFITS.map(([Icon, title, text]) => (
        <li key={title}>
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
