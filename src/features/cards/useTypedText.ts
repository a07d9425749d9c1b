import { useEffect, useEffectEvent, useState } from 'react'

/** How long after the last letter the address follows. */
const PAUSE_MS = 250

/**
 * The text of a field whose home is the address. The field answers each key at once and the address follows after a
 * pause; when the address changes by itself (back, a link, a clear button) the field follows it.
 */
export function useTypedText(address: string, write: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(address)
  const [seen, setSeen] = useState(address)
  const [written, setWritten] = useState(address)

  if (address !== seen) {
    setSeen(address)
    if (address !== written) setText(address)
  }

  const save = useEffectEvent(() => {
    setWritten(text)
    write(text)
  })
  useEffect(() => {
    if (text === address) return
    const timer = setTimeout(() => save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, address])

  return [text, setText]
}
