import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from './Button.tsx'
import { TextField } from './TextField.tsx'

/** A password field with a button that reveals the password. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <Button variant="bare" aria-label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
          <Icon aria-hidden size={20} />
        </Button>
      }
    />
  )
}
