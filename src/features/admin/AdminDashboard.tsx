import { useQuery } from '@tanstack/react-query'
import { storedSetsQuery } from '#data/admin/adminSets.ts'
import type { SessionUser } from '#data/session/session.ts'
import { countServiceSets, setsStillMissing } from '#domain/admin/maintenanceTask.ts'
import styles from './AdminDashboard.module.css'
import { AdminTools } from './AdminTools.tsx'
import { CardsPanel } from './CardsPanel.tsx'
import { ComingTools } from './ComingTools.tsx'
import { ExtraCardsPanel } from './ExtraCardsPanel.tsx'
import { Overview } from './Overview.tsx'
import { PricesPanel } from './PricesPanel.tsx'
import { QuickStats } from './QuickStats.tsx'
import { SetsPanel } from './SetsPanel.tsx'
import { useMaintenance } from './useMaintenance.ts'

/** Status, figures and maintenance tools (requirements §2, Admin dashboard). */
export function AdminDashboard({ admin }: { admin: SessionUser }) {
  const prices = useMaintenance(admin.id, 'price_data_update')
  const cards = useMaintenance(admin.id, 'card_count_check')
  const sets = useMaintenance(admin.id, 'sets_check')
  const { data: storedSets } = useQuery(storedSetsQuery)
  const missingSets = storedSets ? setsStillMissing(sets.task?.details.newSets ?? [], storedSets) : []
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>Admin Dashboard</h1>
        <p>Welcome, {admin.email}</p>
      </header>
      <Overview prices={prices.task} cards={cards.task} sets={sets.task} missingSets={missingSets.length} />
      <QuickStats adminId={admin.id} />
      <section className={styles['section']} aria-labelledby="system-status">
        <h2 id="system-status">System Status</h2>
        <div className={styles['panels']}>
          <PricesPanel maintenance={prices} />
          <CardsPanel maintenance={cards} />
          <SetsPanel
            adminId={admin.id}
            maintenance={sets}
            onImport={() => cards.run('import-missing-cards')}
            missingSets={missingSets}
            serviceSets={countServiceSets([sets.task, cards.task])}
            storedSets={storedSets?.length ?? null}
          />
          <ExtraCardsPanel adminId={admin.id} />
        </div>
      </section>
      <section className={styles['section']} aria-labelledby="recent-activity">
        <h2 id="recent-activity">Recent Activity</h2>
        <p className={styles['placeholder']}>Activity Tracking Coming Soon</p>
      </section>
      <section className={styles['section']} aria-labelledby="admin-tools">
        <h2 id="admin-tools">Tools</h2>
        <AdminTools />
      </section>
      <ComingTools />
    </div>
  )
}
