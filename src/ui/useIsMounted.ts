import { useEffect, useRef } from 'react'

/**
 * Returns a function that says whether the component is still mounted, so that a late response neither navigates away
 * from the page visited meanwhile nor closes a dialog opened since.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  return () => isMounted.current
}
