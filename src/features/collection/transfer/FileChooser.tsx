import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './FileChooser.module.css'
import step from './Step.module.css'
import { StepHeading } from './StepHeading.tsx'

/** Takes a chosen or dropped file, or pasted text. `problem` is the error of the last file or text. */
export function FileChooser({
  problem,
  isAgain,
  text,
  onType,
  onChoose,
}: {
  problem: string
  /** Whether the member returned from a later step. */
  isAgain: boolean
  text: string
  onType: (text: string) => void
  onChoose: (source: File | string) => void
}) {
  return (
    <section className={step['step']}>
      {isAgain ? <StepHeading>Choose a file</StepHeading> : <h2>Choose a file</h2>}
      <p className={step['note']}>
        You can review all changes before anything is saved. Use an export from Dreamborn, Collectr, TCGplayer or
        Lorefolio, or your own spreadsheet with columns such as Name, Set, Number, Normal and Foil, or Quantity and
        Finish.
      </p>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <DropZone onChoose={onChoose} />
      <form
        className={styles['paste']}
        onSubmit={(event) => {
          event.preventDefault()
          onChoose(text)
        }}
      >
        <TextArea
          label="Or paste CSV text"
          rows={6}
          value={text}
          spellCheck={false}
          placeholder={'Set Number,Card Number,Variant,Count\n001,1,normal,3'}
          onChange={({ target }) => onType(target.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          Preview import
        </Button>
      </form>
    </section>
  )
}

/** A file input as large as the box, so that the browser accepts files dropped anywhere on it. */
function DropZone({ onChoose }: { onChoose: (file: File) => void }) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  return (
    <label htmlFor={id} className={`${styles['zone']} ${isOver ? styles['over'] : ''}`}>
      <FileUp aria-hidden size={32} />
      <span className={styles['choose']}>Choose a CSV file</span>
      <span className={styles['hint']}>
        <span className={styles['drop']}>or drop it here, </span>up to 5 MB
      </span>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // A browser reports no change if the same file is chosen again, for example after a correction.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </label>
  )
}
