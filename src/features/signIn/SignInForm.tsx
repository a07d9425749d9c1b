import { useForm } from 'react-hook-form'
import { signIn } from '#data/session/signIn.ts'
import { emailProblem, passwordProblem } from '#domain/account/credentials.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './form.module.css'
import { showFailure } from './showFailure.ts'

/** Signs in with email and password (requirements §4, Login form; §5). */
export function SignInForm({ onForgot }: { onForgot: (email: string) => void }) {
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={form.handleSubmit((values) => signIn(values).catch((error: unknown) => showFailure(error, form)))}
    >
      {errors.root ? <Notice kind="error">{errors.root.message}</Notice> : null}
      <TextField
        label="Email"
        data-first
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { validate: emailProblem })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { validate: passwordProblem })}
      />
      <Button variant="quiet" className={styles['aside'] ?? ''} onClick={() => onForgot(form.getValues('email'))}>
        Forgot your password?
      </Button>
      <SubmitButton isBusy={isSubmitting}>{isSubmitting ? 'Signing In...' : 'Sign In'}</SubmitButton>
    </form>
  )
}
