import { useMemo, useState } from 'react'
import { makeCardFinder } from '#domain/collection/csv/cardFinder.ts'
import type { CollectionFile } from '#domain/collection/csv/readCollection.ts'
import type { EditableCollection } from '../LoadedCollection.tsx'
import { FileChooser } from './FileChooser.tsx'
import { ImportReview } from './ImportReview.tsx'
import { ReadingStep } from './ReadingStep.tsx'
import { readCollectionFile } from './readCollectionFile.ts'

/** The step of an import. Only the last one writes. */
type Step =
  | { readonly name: 'choose'; readonly problem: string; readonly isAgain: boolean }
  | { readonly name: 'read'; readonly title: string; readonly share: number }
  | { readonly name: 'review'; readonly title: string; readonly file: CollectionFile }

/** Imports a file or pasted text: reads it, reviews the changes, then applies them. */
export function Import({ userId, catalogue, sets, collection }: EditableCollection) {
  const finder = useMemo(() => makeCardFinder(catalogue.cards, sets), [catalogue, sets])
  const [text, setText] = useState('')
  const [step, setStep] = useState<Step>({ name: 'choose', problem: '', isAgain: false })

  const read = async (source: File | string) => {
    const title = typeof source === 'string' ? 'Pasted text' : source.name
    setStep({ name: 'read', title, share: 0 })
    const result = await readCollectionFile(source, finder, (share) => setStep({ name: 'read', title, share }))
    setStep(
      result.ok
        ? { name: 'review', title, file: result.file }
        : { name: 'choose', problem: `${title}: ${result.message}`, isAgain: true },
    )
  }

  if (step.name === 'choose')
    return (
      <FileChooser
        problem={step.problem}
        isAgain={step.isAgain}
        text={text}
        onType={setText}
        onChoose={(source) => void read(source)}
      />
    )
  if (step.name === 'read') return <ReadingStep title={step.title} share={step.share} />
  return (
    <ImportReview
      userId={userId}
      title={step.title}
      file={step.file}
      collection={collection}
      byId={catalogue.byId}
      onAnother={() => setStep({ name: 'choose', problem: '', isAgain: true })}
    />
  )
}
