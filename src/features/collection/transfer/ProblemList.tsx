import { ClipboardList, Download } from 'lucide-react'
import { useId } from 'react'
import type { RowProblem } from '#domain/collection/csv/readCollection.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { makeCsv, UTF8_BOM } from '#ui/csvFile.ts'
import { downloadFile } from '#ui/downloadFile.ts'
import { showToast } from '#ui/toast.ts'
import { useShown } from '#ui/useShown.ts'
import styles from './ImportTable.module.css'

/** The unreadable rows with their numbers and reasons, also as a download. */
export function ProblemList({ problems }: { problems: readonly RowProblem[] }) {
  const id = useId()
  const [shown, more, rowProps] = useShown(problems)
  if (problems.length === 0) return null
  const download = async () => {
    try {
      const csv = await makeCsv([
        ['Row', 'Reason', 'Text'],
        ...problems.map(({ row, reason, text }) => [String(row), reason, text]),
      ])
      downloadFile(new File([UTF8_BOM, csv], 'rows-not-understood.csv', { type: 'text/csv' }))
    } catch {
      showToast('Failed to download the list. Please try again.')
    }
  }
  return (
    <section className={styles['list']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h3 id={id}>Not understood: {countOf(problems.length, 'row')}</h3>
        <div className={styles['actions']}>
          <CopyButton
            makeText={() => problems.map(({ row, text, reason }) => `Row ${row}: ${reason} (${text})`).join('\n')}
            failed="Failed to copy the list. Please try again."
            icon={ClipboardList}
          >
            Copy
          </CopyButton>
          <Button onClick={() => void download()}>
            <Download aria-hidden size={18} /> Download
          </Button>
        </div>
      </div>
      <table className={styles['table']} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col" className={styles['row']}>
              Row
            </th>
            <th scope="col">Problem, and the text of the row</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, text, reason }, index) => (
            <tr key={row} {...rowProps(index)}>
              <th scope="row" className={styles['row']}>
                {row}
              </th>
              <td>
                <span className={styles['reason']}>{reason}</span>
                <span className={styles['written']}>{text}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more ? (
        <Button variant="quiet" onClick={more.show}>
          Show {more.count} more
        </Button>
      ) : null}
    </section>
  )
}
