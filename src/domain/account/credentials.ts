import { isUsername, normalizeUsername } from './username.ts'

/**
 * What is wrong with what was typed into the forms of an account, as the sentence to show at the field; undefined where it
 * will do (requirements §5). The database has the last word on usernames, see `username_problem` in
 * supabase/migrations/20261124030100_names_that_can_be_seen.sql.
 */
type Problem = string | undefined

/** As short as the backend allows (requirements §9). */
export const MIN_PASSWORD = 6
const MIN_USERNAME = 3
/** As long as the database allows. */
const MAX_USERNAME = 30

/** What has to be typed to delete an account. */
const DELETE_WORD = 'DELETE'

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export function emailProblem(email: string): Problem {
  if (!email.trim()) return 'Email is required'
  return ADDRESS.test(email.trim()) ? undefined : 'Please enter a valid email address'
}

export function passwordProblem(password: string): Problem {
  if (!password) return 'Password is required'
  return password.length < MIN_PASSWORD ? `Password must be at least ${MIN_PASSWORD} characters` : undefined
}

export function usernameProblem(username: string): Problem {
  const name = normalizeUsername(username)
  // In code points, as the database counts.
  const { length } = Array.from(name)
  if (!name) return 'Username is required'
  if (length < MIN_USERNAME) return `Username must be at least ${MIN_USERNAME} characters`
  if (length > MAX_USERNAME) return `Username must be at most ${MAX_USERNAME} characters`
  return isUsername(name)
    ? undefined
    : 'Username may have letters of one alphabet, digits, dots, dashes, underscores and single spaces inside'
}

export function confirmationProblem(repeated: string, password: string): Problem {
  if (!repeated) return 'Please confirm your password'
  return repeated === password ? undefined : 'Passwords do not match'
}

/** Of the current password only its presence can be checked here; the backend checks the rest. */
export function currentPasswordProblem(password: string): Problem {
  return password ? undefined : 'Current password is required'
}

export function newPasswordProblem(password: string): Problem {
  if (!password) return 'New password is required'
  return password.length < MIN_PASSWORD ? `New password must be at least ${MIN_PASSWORD} characters` : undefined
}

export function newConfirmationProblem(repeated: string, password: string): Problem {
  if (!repeated) return 'Please confirm your new password'
  return repeated === password ? undefined : 'Passwords do not match'
}

export function deletionProblem(typed: string): Problem {
  return typed === DELETE_WORD ? undefined : 'Please type DELETE to confirm account deletion'
}
