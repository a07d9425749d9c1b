import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Lets the parts of a long list come into the document some in each frame, so that a page that is scrolled fast goes on
 * moving: all at once would hold it up until the last of them is there. The first ones of the list come together.
 * @param wanted the parts that should be there, in their order; those in the middle of them come first.
 * @param together how many may come in one frame.
 * @param urgent the part that must not wait.
 * @returns those of `wanted` that are there now.
 */
export function useInTurn(wanted: readonly number[], together: number, urgent: number): readonly number[] {
  const [there, setThere] = useState<readonly number[]>([])
  const middle = wanted[Math.floor(wanted.length / 2)] ?? 0
  const kept = wanted.filter((part) => part === urgent || there.includes(part))
  const missing = wanted
    .filter((part) => !kept.includes(part))
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const added = there.length === 0 ? missing : missing.slice(0, together)
  const shown = [...kept, ...added].toSorted((a, b) => a - b)
  const goOn = useEffectEvent(() => setThere(shown))
  const isGrowing = added.length > 0
  useEffect(() => {
    if (!isGrowing) return
    // Asked for again and again until all are there: whatever is drawn meanwhile must not put it off.
    let frame = requestAnimationFrame(function step() {
      goOn()
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isGrowing])
  return shown
}
