import { useMemo, useState } from 'react'
import { makeCardFinder } from '#domain/collection/csv/cardFinder.ts'
import type { CollectionFile } from '#domain/collection/csv/readCollection.ts'
import type { OwnCollection } from '../OwnCollectionFrame.tsx'
import { FileChooser } from './FileChooser.tsx'
import { ImportReview } from './ImportReview.tsx'
import { ReadingStep } from './ReadingStep.tsx'
import { readCollectionFile } from './readCollectionFile.ts'

/** Where one stands: nothing is written before the last of these says so. */
type Step =
  | { readonly name: 'choose'; readonly problem: string; readonly isAgain: boolean }
  | { readonly name: 'read'; readonly title: string; readonly share: number }
  | { readonly name: 'review'; readonly title: string; readonly file: CollectionFile }

/** From a file or pasted text to what it would do to the collection, and to having it done. */
export function Import({ userId, catalogue, sets, collection }: OwnCollection) {
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
