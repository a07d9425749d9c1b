import { Link } from '@tanstack/react-router'
import { undoOperation } from '#data/collection/collectionOperations.ts'
import type { ImportPlan } from '#domain/collection/csv/planImport.ts'
import { countOf } from '#domain/text/countOf.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Notice } from '#ui/Notice.tsx'
import { operationFailureText } from '../operationFailureText.ts'
import { useCollectionOperation } from '../useCollectionOperation.ts'
import { CountTiles } from './CountTiles.tsx'
import step from './Step.module.css'
import { StepHeading } from './StepHeading.tsx'

/** The result of an import, with its undo. */
export function ImportDone({
  userId,
  cards,
  plan,
  operationId,
  onAnother,
}: {
  userId: string
  /** The number of cards in the file. */
  cards: number
  plan: ImportPlan
  operationId: string
  onAnother: () => void
}) {
  const undo = useCollectionOperation(userId, undoOperation)
  const run = () => undo.mutate(operationId)
  return (
    <section className={step['step']} aria-busy={undo.isPending}>
      <StepHeading key={undo.status === 'success' ? 'undone' : 'done'}>
        {undo.isSuccess ? 'Undone' : `Imported ${countOf(cards, 'card')}`}
      </StepHeading>
      {undo.isSuccess ? (
        <Notice kind="success">Import undone. Later changes were kept.</Notice>
      ) : (
        <CountTiles plan={plan} />
      )}
      {undo.isError ? (
        <Notice kind="error" action={<Button onClick={run}>Try Again</Button>}>
          {operationFailureText(undo.error)}
        </Notice>
      ) : null}
      <div className={step['actions']}>
        <Link to={paths.userCollection(userId)} className={buttonStyle('gold')}>
          Go to Collection
        </Link>
        {undo.isSuccess ? null : (
          <Button isBusy={undo.isPending} onClick={run}>
            {undo.isPending ? 'Undoing...' : 'Undo'}
          </Button>
        )}
        <Button isBusy={undo.isPending} onClick={onAnother}>
          Import Another File
        </Button>
      </div>
    </section>
  )
}
