import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { requestPasswordReset } from '#data/session/signIn.ts'
import { emailProblem } from '#domain/account/credentials.ts'
import { Notice } from '#ui/Notice.tsx'
import { Outcome } from '#ui/Outcome.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './form.module.css'
import { showFailure } from './showFailure.ts'

/** Requests a mail with a link for a new password. The answer does not reveal whether the address has an account. */
export function ForgotPasswordForm({ email }: { email: string }) {
  const form = useForm({ defaultValues: { email } })
  const { errors, isSubmitting } = form.formState
  const [sentTo, setSentTo] = useState('')
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={form.handleSubmit(async (values) => {
        setSentTo('')
        try {
          await requestPasswordReset(values.email)
          setSentTo(values.email.trim())
        } catch (error) {
          showFailure(error, form)
        }
      })}
    >
      {errors.root ? <Notice kind="error">{errors.root.message}</Notice> : null}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { validate: emailProblem })}
      />
      <SubmitButton isBusy={isSubmitting}>
        {isSubmitting ? 'Sending...' : sentTo ? 'Send Again' : 'Send Reset Link'}
      </SubmitButton>
      <Outcome>
        {sentTo ? (
          <Notice kind="success">
            If there is an account for {sentTo}, we sent it a link. It works once and expires in an hour.
          </Notice>
        ) : null}
      </Outcome>
    </form>
  )
}
