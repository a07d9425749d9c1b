import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Lets the parts of a long list come into the document one in each frame, so that a page that is scrolled fast goes on
 * moving: many at once would hold it up until the last of them is there. The first ones come together.
 * @param wanted the parts that should be there, in their order.
 * @param urgent the part that must not wait.
 * @returns those of `wanted` that are there now. Of those that are missing the ones in the middle come first.
 */
export function useInTurn(wanted: readonly number[], urgent: number): readonly number[] {
  const [there, setThere] = useState<readonly number[]>([])
  const areFirst = there.length === 0 && wanted.length > 0
  const shown = wanted.filter((part) => areFirst || part === urgent || there.includes(part))
  const middle = wanted[Math.floor(wanted.length / 2)] ?? 0
  const missing = wanted.filter((part) => !shown.includes(part))
  const [next] = missing.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const grow = useEffectEvent(() => setThere(next === undefined ? shown : [...shown, next]))
  const isGrowing = areFirst || next !== undefined
  useEffect(() => {
    if (!isGrowing) return
    // Asked for again and again until all are there: whatever is drawn meanwhile must not put it off.
    let frame = requestAnimationFrame(function step() {
      grow()
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isGrowing])
  return shown
}
