import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIsLeaving } from './useIsLeaving.ts'

/** The delay between the last letter and the change of the address. */
const PAUSE_MS = 250

const identity = (text: string) => text

/**
 * The text of a field that is stored in the address. Typing changes the text at once and the address after a pause. When the
 * address changes otherwise (Back, a link, a button), the text follows it.
 * @param write writes a text into the address.
 * @param normalize the form that the address gives to a text. The field keeps the typed form.
 * @returns the text; a function for typed text; a function for text that the caller writes into the address, for example by
 * a filter button.
 */
export function useTypedText(
  address: string,
  write: (text: string) => void,
  normalize: (text: string) => string = identity,
): [text: string, setText: (text: string) => void, setWritten: (text: string) => void] {
  const [text, setText] = useState(address)
  const [lastAddress, setLastAddress] = useState(address)
  /** Texts that were written and are not in the address yet. */
  const [pending, setPending] = useState<readonly string[]>([])

  if (address !== lastAddress) {
    setLastAddress(address)
    const at = pending.indexOf(address)
    setPending(at < 0 ? [] : pending.slice(at + 1))
    if (at < 0) setText(address)
  }

  const isLeaving = useIsLeaving()
  const save = useEffectEvent(() => {
    if (isLeaving()) return
    setPending([...pending, normalize(text)])
    write(text)
  })
  const isPending = pending.at(-1) === normalize(text)
  useEffect(() => {
    if (normalize(text) === address || isPending) return
    const timer = setTimeout(() => save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, address, normalize, isPending])

  // A ref, so that the function stays the same when the address changes.
  const shownAddress = useRef(address)
  useLayoutEffect(() => {
    shownAddress.current = address
  }, [address])
  const setWritten = useCallback(
    (written: string) => {
      setText(written)
      if (normalize(written) !== shownAddress.current) setPending((before) => [...before, normalize(written)])
    },
    [normalize],
  )
  return [text, setText, setWritten]
}
