import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'

/** How long after the last letter the address follows. */
const PAUSE_MS = 250

const asTyped = (text: string) => text

/** Whether another page is on its way: an address written now would lead back from it. */
const isLeaving = ({ latestLocation, state }: AnyRouter): boolean =>
  state.resolvedLocation !== undefined && state.resolvedLocation.pathname !== latestLocation.pathname

/**
 * The text of a field whose home is the address. The field answers each key at once and the address follows after a
 * pause; when the address changes by itself (back, a link, a clear button) the field follows it.
 * @param shape how an address gives a text back that was written into it, where that is not as it was typed: the field
 * keeps what was typed all the same.
 * @returns the text; sets what was typed; sets a text that is being written into the address by other means, by the press
 * of a filter say, so that it is not written a second time.
 */
export function useTypedText(
  address: string,
  write: (text: string) => void,
  shape: (text: string) => string = asTyped,
): [text: string, setText: (text: string) => void, setWritten: (text: string) => void] {
  const [text, setText] = useState(address)
  const [seen, setSeen] = useState(address)
  /** What was written and has not come back as the address yet. */
  const [underway, setUnderway] = useState<readonly string[]>([])

  if (address !== seen) {
    setSeen(address)
    const own = underway.indexOf(address)
    setUnderway(own < 0 ? [] : underway.slice(own + 1))
    if (own < 0) setText(address)
  }

  const router: AnyRouter = useRouter()
  const save = useEffectEvent(() => {
    if (isLeaving(router)) return
    setUnderway([...underway, shape(text)])
    write(text)
  })
  const isUnderway = underway.at(-1) === shape(text)
  useEffect(() => {
    if (shape(text) === address || isUnderway) return
    const timer = setTimeout(() => save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, address, shape, isUnderway])

  const setWritten = useCallback(
    (written: string) => {
      setText(written)
      if (shape(written) !== address) setUnderway((before) => [...before, shape(written)])
    },
    [address, shape],
  )
  return [text, setText, setWritten]
}
