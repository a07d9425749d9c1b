import { useEffect, useRef } from 'react'

/**
 * Tells whether the component is still there: an answer that comes late neither leads anybody away from where they have gone
 * meanwhile nor closes what they have opened since.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  return () => isMounted.current
}
