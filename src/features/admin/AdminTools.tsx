import { Link } from '@tanstack/react-router'
import { FilePen, Flag, Gavel, MessageSquareOff } from 'lucide-react'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import styles from './AdminDashboard.module.css'

const TOOLS = [
  { name: 'Rules of Official Events', path: paths.adminFormats(), icon: Gavel },
  { name: 'Corrected Cards', path: paths.adminCorrections(), icon: FilePen },
  { name: 'Reports', path: paths.adminReports(), icon: Flag },
  { name: 'Words in Names', path: paths.adminNames(), icon: MessageSquareOff },
]

/** Links to the pages of the administration. */
export function AdminTools() {
  return (
    <nav className={styles['tools']} aria-label="Tools">
      {TOOLS.map(({ name, path, icon: Icon }) => (
        <Link key={path} to={path} className={buttonStyle()}>
          <Icon aria-hidden size={18} /> {name}
        </Link>
      ))}
    </nav>
  )
}
