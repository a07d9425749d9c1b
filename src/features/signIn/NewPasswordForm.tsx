import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Failure } from '#data/backend/errors.ts'
import { redeemMailCode, setNewPassword } from '#data/session/signIn.ts'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import styles from './form.module.css'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { showFailure } from './showFailure.ts'
import { InvalidLink } from './InvalidLink.tsx'
import { useReturn } from './useReturn.ts'

/**
 * Sets a new password with the one-time code of a recovery mail. The code is redeemed together with the password, so
 * that a mail scanner that opens the link neither uses it up nor signs in.
 */
export function NewPasswordForm({ code }: { code: string }) {
  const [step, setStep] = useState<'code' | 'password' | 'done'>('code')
  const [invalidLink, setInvalidLink] = useState('')
  const form = useForm({ defaultValues: { password: '', repeated: '' } })
  const { errors, isSubmitting } = form.formState
  useReturn({ wait: step !== 'done' })

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      if (step === 'code') {
        await redeemMailCode('recovery', code)
        setStep('password')
      }
      await setNewPassword(password)
      setStep('done')
    } catch (error) {
      if (error instanceof Failure && error.kind === 'invalidCode') setInvalidLink(error.message)
      else showFailure(error, form)
    }
  })

  if (invalidLink) return <InvalidLink>{invalidLink}</InvalidLink>
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {errors.root ? <Notice kind="error">{errors.root.message}</Notice> : null}
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
      <SubmitButton isBusy={isSubmitting || step === 'done'}>
        {isSubmitting ? 'Saving...' : 'Set New Password'}
      </SubmitButton>
    </form>
  )
}
