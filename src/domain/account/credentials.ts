import { isUsername, normalizeUsername } from './username.ts'

/**
 * The sentence to show at a form field, or undefined for a valid value (requirements §5). The database checks usernames
 * again: `username_problem` in supabase/migrations/20261124030100_names_that_can_be_seen.sql.
 */
type Problem = string | undefined

/** The backend's minimum (requirements §9). */
export const MIN_PASSWORD = 6
const MIN_USERNAME = 3
/** The database's maximum. */
const MAX_USERNAME = 30

/** The word that confirms the deletion of an account. */
const DELETE_WORD = 'DELETE'

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Checks an email address. Spaces around it are ignored. */
export function emailProblem(email: string): Problem {
  if (!email.trim()) return 'Email is required'
  return ADDRESS.test(email.trim()) ? undefined : 'Please enter a valid email address'
}

/** Checks the password of a new account. */
export function passwordProblem(password: string): Problem {
  if (!password) return 'Password is required'
  return password.length < MIN_PASSWORD ? `Password must be at least ${MIN_PASSWORD} characters` : undefined
}

/** Checks a username as typed, before normalization. */
export function usernameProblem(username: string): Problem {
  const name = normalizeUsername(username)
  // The database counts code points too.
  const { length } = Array.from(name)
  if (!name) return 'Username is required'
  if (length < MIN_USERNAME) return `Username must be at least ${MIN_USERNAME} characters`
  if (length > MAX_USERNAME) return `Username must be at most ${MAX_USERNAME} characters`
  return isUsername(name)
    ? undefined
    : 'Username may have letters of one alphabet, digits, dots, dashes, underscores and single spaces inside'
}

/** Checks the repeated password of a new account. */
export function confirmationProblem(repeated: string, password: string): Problem {
  if (!repeated) return 'Please confirm your password'
  return repeated === password ? undefined : 'Passwords do not match'
}

/** Checks that the current password is not empty. The backend checks whether it is right. */
export function currentPasswordProblem(password: string): Problem {
  return password ? undefined : 'Current password is required'
}

/** Checks a new password for an existing account. */
export function newPasswordProblem(password: string): Problem {
  if (!password) return 'New password is required'
  return password.length < MIN_PASSWORD ? `New password must be at least ${MIN_PASSWORD} characters` : undefined
}

/** Checks the repeated new password. */
export function newConfirmationProblem(repeated: string, password: string): Problem {
  if (!repeated) return 'Please confirm your new password'
  return repeated === password ? undefined : 'Passwords do not match'
}

/** Checks the word that confirms the deletion of an account. */
export function deletionProblem(typed: string): Problem {
  return typed === DELETE_WORD ? undefined : 'Please type DELETE to confirm account deletion'
}
