import type { Account } from '../support/backend.ts'
import type { Phone } from './phone.ts'

/** Opens a page as a signed-in member. */
export const openAs = async (phone: Phone, { session }: Account, path: string) => {
  await phone.open('/login')
  await phone.run('localStorage.setItem("lorefolio.session", arguments[0])', JSON.stringify(session))
  await phone.open(path)
}

/**
 * Lists the faults of the open page or dialog on a phone: it scrolls sideways, or the text of a field is smaller than
 * 16 px.
 */
export const FAULTS = `
  const scrollers = [document.documentElement, ...document.querySelectorAll('dialog:modal > *')]
  const fields = [...document.querySelectorAll('input, select, textarea')].filter((field) => field.checkVisibility())
  const small = fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  return [
    ...(scrollers.some((box) => box.scrollWidth > box.clientWidth) ? [location + ' scrolls sideways'] : []),
    ...small.map(({ outerHTML }) => location + ' has a small field: ' + outerHTML.slice(0, 100)),
  ]`
