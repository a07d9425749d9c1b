import { useForm } from 'react-hook-form'
import { signUp } from '#data/session/signIn.ts'
import { confirmationProblem, emailProblem, passwordProblem, usernameProblem } from '#domain/account/credentials.ts'
import { Notice } from '#ui/Notice.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './form.module.css'
import { showFailure } from './showFailure.ts'

/**
 * Creates an account (requirements §4, Login form; §5).
 * @param onMailSent called if the account must be confirmed by mail first.
 */
export function SignUpForm({ onMailSent }: { onMailSent: (email: string) => void }) {
  const form = useForm({ defaultValues: { username: '', email: '', password: '', repeated: '' } })
  const { errors, isSubmitting } = form.formState
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={form.handleSubmit(async (values) => {
        try {
          if (!(await signUp(values))) onMailSent(values.email)
        } catch (error) {
          showFailure(error, form)
        }
      })}
    >
      {errors.root ? <Notice kind="error">{errors.root.message}</Notice> : null}
      <TextField
        label="Username"
        data-first
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        hint="Others see it beside your decks. 3 to 30 characters: letters of one alphabet, digits, dots, dashes, underscores and spaces."
        error={errors.username?.message}
        {...form.register('username', { validate: usernameProblem })}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { validate: emailProblem })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', { validate: passwordProblem, deps: 'repeated' })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.repeated?.message}
        {...form.register('repeated', {
          validate: (repeated, { password }) => confirmationProblem(repeated, password),
        })}
      />
      <SubmitButton isBusy={isSubmitting}>{isSubmitting ? 'Creating Account...' : 'Create Account'}</SubmitButton>
    </form>
  )
}
