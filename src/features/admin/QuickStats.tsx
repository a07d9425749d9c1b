import { useQuery } from '@tanstack/react-query'
import { Activity, BookOpen, type LucideIcon, Users, WalletCards } from 'lucide-react'
import { type AdminStats, adminStatsQuery } from '#data/admin/adminStats.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import styles from './QuickStats.module.css'

const TILES: readonly { readonly name: string; readonly field: keyof AdminStats; readonly icon: LucideIcon }[] = [
  { name: 'Total Users', field: 'users', icon: Users },
  { name: 'Total Decks', field: 'decks', icon: BookOpen },
  { name: 'Total Cards', field: 'cards', icon: WalletCards },
  { name: 'Active Today', field: 'activeToday', icon: Activity },
]

/** The site's figures; dashes until they have loaded (requirements §2, Quick Stats). */
export function QuickStats({ adminId }: { adminId: string }) {
  const { data } = useQuery(adminStatsQuery(adminId))
  return (
    <section className={styles['stats']} aria-labelledby="quick-stats">
      <h2 id="quick-stats">Quick Stats</h2>
      <dl className={styles['tiles']}>
        {TILES.map(({ name, field, icon: Icon }) => (
          <div key={name}>
            <dt>
              <Icon aria-hidden size={18} /> {name}
            </dt>
            <dd>{data ? formatCount(data[field]) : <Unknown />}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Unknown() {
  return (
    <>
      <span aria-hidden>—</span>
      <span className="spoken">not known yet</span>
    </>
  )
}
