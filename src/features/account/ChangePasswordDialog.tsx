import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { changePassword } from '#data/session/signIn.ts'
import { currentPasswordProblem } from '#domain/account/credentials.ts'
import { NewPasswordFields } from '#features/signIn/NewPasswordFields.tsx'
import { useShowFailure } from '#features/signIn/showFailure.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import styles from './dialogForm.module.css'

/** Asks for the current password, which the backend checks, and twice for the new one (requirements §5). */
export function ChangePasswordDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const id = useId()
  const form = useForm({ defaultValues: { currentPassword: '', password: '', repeated: '' } })
  const { errors, isSubmitting } = form.formState
  const showFailure = useShowFailure(form)
  const change = form.handleSubmit(async ({ currentPassword, password }) => {
    try {
      await changePassword({ current: currentPassword, password })
      onChanged()
    } catch (error) {
      showFailure(error)
    }
  })
  return (
    <Dialog
      title="Change Password"
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form={id} isBusy={isSubmitting}>
            {isSubmitting ? 'Changing...' : 'Change Password'}
          </SubmitButton>
        </>
      }
    >
      <form id={id} className={styles['form']} noValidate onSubmit={change}>
        {errors.root ? <Notice kind="error">{errors.root.message}</Notice> : null}
        <PasswordField
          data-first
          label="Current Password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword', { validate: currentPasswordProblem })}
        />
        <FormProvider {...form}>
          <NewPasswordFields />
        </FormProvider>
      </form>
    </Dialog>
  )
}
