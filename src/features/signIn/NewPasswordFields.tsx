import { useFormContext } from 'react-hook-form'
import { newConfirmationProblem, newPasswordProblem } from '#domain/account/credentials.ts'
import { PasswordField } from '#ui/PasswordField.tsx'

/** The two fields of a new password (requirements §5, Change password). */
export function NewPasswordFields() {
  const { register, formState } = useFormContext<{ password: string; repeated: string }>()
  const { errors } = formState
  return (
    <>
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { validate: newPasswordProblem, deps: 'repeated' })}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        error={errors.repeated?.message}
        {...register('repeated', {
          validate: (repeated, { password }) => newConfirmationProblem(repeated, password),
        })}
      />
    </>
  )
}
