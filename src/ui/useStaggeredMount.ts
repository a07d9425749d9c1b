import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Mounts the parts of a long list a few per frame, so that fast scrolling stays smooth: mounting all at once would
 * block until the last is mounted. The first render mounts all of its parts together.
 * @param wanted the indexes of the parts to mount, in order; the middle ones mount first.
 * @param together how many parts may mount per frame.
 * @param urgent the index of the part that mounts immediately.
 * @returns the indexes out of `wanted` to render now.
 */
export function useStaggeredMount(wanted: readonly number[], together: number, urgent: number): readonly number[] {
  const [mounted, setMounted] = useState<readonly number[]>([])
  const middle = wanted[Math.floor(wanted.length / 2)] ?? 0
  const stillMounted = wanted.filter((part) => part === urgent || mounted.includes(part))
  const missing = wanted
    .filter((part) => !stillMounted.includes(part))
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const added = mounted.length === 0 ? missing : missing.slice(0, together)
  const shown = [...stillMounted, ...added].toSorted((a, b) => a - b)
  const commitShown = useEffectEvent(() => setMounted(shown))
  const isMounting = added.length > 0
  useEffect(() => {
    if (!isMounting) return
    // Each frame requests the next one until all parts are mounted, so that renders in between do not delay mounting.
    let frame = requestAnimationFrame(function step() {
      commitShown()
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isMounting])
  return shown
}
