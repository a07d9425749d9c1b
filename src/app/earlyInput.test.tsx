import { Suspense, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyInput } from './earlyInput.ts'

const DRAWN = `
  <button>Open</button><button aria-label="Remove">x</button><button aria-label="Remove">x</button>
  <input type="search" aria-label="Words" />
  <label><input type="checkbox" />Foil</label>
  <select aria-label="Sort"><option selected>Name</option><option>Cost</option></select>`

let root: HTMLElement
let happened: string[]

beforeEach(() => {
  vi.useFakeTimers()
  root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = DRAWN
  happened = []
})
afterEach(() => {
  vi.useRealTimers()
  root.remove()
})

const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
const only = <Wanted extends HTMLElement>(selector: string) => root.querySelector<Wanted>(selector)!

/** The app's own page in the place of the drawn one: tells what happens to its controls. */
function takeOver(html = DRAWN) {
  root.innerHTML = html
  for (const [nth, button] of all('button').entries())
    button.addEventListener('click', () => happened.push(`press ${nth}`))
  for (const field of all('input, select'))
    field.addEventListener('change', () => happened.push((field as HTMLInputElement).value))
}

/** An app whose page React comes to when it has taken over what is around it. */
function Kept({ onDrawn, tell }: { onDrawn?: (() => void) | undefined; tell: (what: string) => void }) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn])
  return (
    <Suspense>
      <KeptPage tell={tell} />
    </Suspense>
  )
}

function KeptPage({ tell }: { tell: (what: string) => void }) {
  const [text, setText] = useState('')
  const [ticked, setTicked] = useState(false)
  return (
    <>
      <button type="button" onClick={() => tell('pressed')}>
        Press
      </button>
      <input
        type="checkbox"
        aria-label="Tick"
        checked={ticked}
        onChange={({ target: { checked } }) => {
          setTicked(checked)
          tell(`ticked ${checked}`)
        }}
      />
      <input
        type="search"
        aria-label="Type"
        value={text}
        onChange={({ target: { value } }) => {
          setText(value)
          tell(`typed ${value}`)
        }}
      />
    </>
  )
}

function choose(select: HTMLSelectElement, value: string) {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

test('what was pressed, typed, ticked and chosen is done again, once each and in its order', () => {
  const repeat = keepEarlyInput(root)
  choose(only('select'), 'Cost')
  all('button')[2]?.click()
  all('button')[2]?.click()
  only('[type="checkbox"]').click()
  all('button')[0]?.click()
  only<HTMLInputElement>('[type="search"]').value = 'elsa'
  only('[type="search"]').dispatchEvent(new Event('input', { bubbles: true }))
  takeOver()
  repeat()
  vi.runAllTimers()
  expect(happened).toEqual(['Cost', 'press 2', 'on', 'press 0'])
  expect(only<HTMLInputElement>('[type="search"]').value).toBe('elsa')
  expect(only<HTMLInputElement>('[type="checkbox"]').checked).toBe(true)
})

test('what was typed and where the cursor stood before this began counts too', () => {
  only<HTMLInputElement>('[type="search"]').value = 'els'
  only('[type="search"]').focus()
  const repeat = keepEarlyInput(root)
  takeOver()
  repeat()
  vi.runAllTimers()
  expect(only<HTMLInputElement>('[type="search"]').value).toBe('els')
  expect(document.activeElement).toBe(only('[type="search"]'))
})

test('a key leads to the field that it belongs to, unless something is typed, and only until the app is there', () => {
  const shortcut = '<input type="search" aria-label="Find" aria-keyshortcuts="/" />'
  root.innerHTML = DRAWN + shortcut
  const repeat = keepEarlyInput(root)
  const find = () => only('[aria-label="Find"]')
  const press = (init: KeyboardEventInit) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  only('[aria-label="Words"]').focus()
  press({ key: '/' })
  expect(document.activeElement).not.toBe(find())
  only('button').focus()
  press({ key: '/', ctrlKey: true })
  press({ key: 'x' })
  expect(document.activeElement).toBe(only('button'))
  // It is not typed into the field that it leads to.
  expect(press({ key: '/' })).toBe(false)
  expect(document.activeElement).toBe(find())
  takeOver(DRAWN + shortcut)
  repeat()
  expect(document.activeElement).toBe(find())
  only('button').focus()
  expect(press({ key: '/' })).toBe(true)
})

test.each([
  ['pressed', () => only('button').click()],
  ['ticked true', () => only('[type="checkbox"]').click()],
  [
    'typed elsa',
    () => {
      only<HTMLInputElement>('[type="search"]').value = 'elsa'
      only('[type="search"]').dispatchEvent(new Event('input', { bubbles: true }))
    },
  ],
])('a control that the app keeps hears that it was %s', async (said, use) => {
  vi.useRealTimers()
  const tell = vi.fn<(what: string) => void>()
  root.innerHTML = renderToString(<Kept tell={tell} />)
  const drawn = all('button, input')
  const repeat = keepEarlyInput(root)
  use()
  const app = hydrateRoot(root, <Kept onDrawn={repeat} tell={tell} />)
  await vi.waitFor(() => expect(tell.mock.calls).toEqual([[said]]))
  expect(all('button, input')).toEqual(drawn)
  expect(only<HTMLInputElement>('[type="search"]').value).toBe(said === 'typed elsa' ? 'elsa' : '')
  expect(all('[data-waiting]')).toEqual([])
  app.unmount()
})

test('nobody is led back to a control that they had left', () => {
  const repeat = keepEarlyInput(root)
  only('[type="search"]').focus()
  const elsewhere = document.createElement('a')
  elsewhere.href = '#'
  root.before(elsewhere)
  elsewhere.focus()
  takeOver()
  repeat()
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

test('a control that comes later is pressed then', async () => {
  const repeat = keepEarlyInput(root)
  all('button')[0]?.click()
  takeOver('<p>Loading...</p>')
  repeat()
  expect(happened).toEqual([])
  takeOver('<button>Open</button>')
  await vi.advanceTimersByTimeAsync(0)
  expect(happened).toEqual(['press 0'])
})

test.each([
  ['the visitor has gone on', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['it took too long', () => vi.advanceTimersByTime(60_000)],
])('but not when %s meanwhile', async (_, meanwhile) => {
  const repeat = keepEarlyInput(root)
  all('button')[0]?.click()
  takeOver('<p>Loading...</p>')
  repeat()
  meanwhile()
  takeOver('<button>Open</button>')
  await vi.advanceTimersByTimeAsync(0)
  expect(happened).toEqual([])
})
