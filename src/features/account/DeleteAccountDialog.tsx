import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { deleteAccount } from '#data/session/signIn.ts'
import { deletionProblem } from '#domain/account/credentials.ts'
import { useShowFailure } from '#features/signIn/showFailure.ts'
import { useSignOut } from '#features/signIn/useSignOut.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import styles from './dialogForm.module.css'

/** Deletes the account once DELETE was typed (requirements §5, Delete account). */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const signOut = useSignOut()
  const form = useForm({ defaultValues: { word: '' } })
  const { errors, isSubmitting } = form.formState
  const showFailure = useShowFailure(form)
  const remove = form.handleSubmit(async () => {
    try {
      await deleteAccount()
      await signOut()
      showToast('Your account and everything in it has been deleted.')
    } catch (error) {
      showFailure(error)
    }
  })
  return (
    <Dialog
      title="Delete Account"
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton variant="danger" form={id} isBusy={isSubmitting}>
            {isSubmitting ? 'Deleting...' : 'Delete Account'}
          </SubmitButton>
        </>
      }
    >
      <form id={id} className={styles['form']} noValidate onSubmit={remove}>
        <p>
          This removes your profile, your collection, your decks, favorites, matches and your subscription record. It
          cannot be undone. You may want to download your data first.
        </p>
        {errors.root ? <Notice kind="error">{errors.root.message}</Notice> : null}
        <TextField
          label="Type DELETE to confirm"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.word?.message}
          {...form.register('word', { validate: deletionProblem })}
        />
      </form>
    </Dialog>
  )
}
