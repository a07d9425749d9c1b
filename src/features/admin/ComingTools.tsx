import { ChartColumn, Flag, Layers, type LucideIcon, Settings, SquareLibrary, Users } from 'lucide-react'
import styles from './ComingTools.module.css'

const TOOLS: readonly { readonly name: string; readonly about: string; readonly icon: LucideIcon }[] = [
  { name: 'User Management', about: 'Accounts and roles', icon: Users },
  { name: 'Card Database', about: 'Add cards and pictures by hand', icon: SquareLibrary },
  { name: 'Content Moderation', about: 'Warnings and suspended accounts', icon: Flag },
  { name: 'Analytics', about: 'Which features are used, and how often', icon: ChartColumn },
  { name: 'Set Management', about: 'Dates, pictures and formats of sets', icon: Layers },
  { name: 'Site Settings', about: 'Notices and optional features', icon: Settings },
]

/** Announced tools as inert text, folded because nobody can use them yet (requirements §2, Admin dashboard). */
export function ComingTools() {
  return (
    <section className={styles['section']} aria-labelledby="coming-tools">
      <details>
        <summary className={styles['summary']}>
          <h2 id="coming-tools">Management</h2>
        </summary>
        <ul className={styles['tools']}>
          {TOOLS.map(({ name, about, icon: Icon }) => (
            <li key={name}>
              <Icon aria-hidden size={22} />
              <div>
                <h3>{name}</h3>
                <p>{about}</p>
              </div>
              <span className={styles['soon']}>Coming Soon</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
