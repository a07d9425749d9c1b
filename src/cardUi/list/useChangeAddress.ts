import { type NavigateOptions, type RegisteredRouter, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useIsLeaving } from './useIsLeaving.ts'

type AddressChange<Page extends string> = Pick<
  NavigateOptions<RegisteredRouter, Page, undefined>,
  'search' | 'replace' | 'state'
>

/**
 * Changes the parameters of a page in its address, without scrolling. While another page is loading, nothing changes: that
 * navigation would be canceled, and the parameters of both pages mixed.
 */
export function useChangeAddress<const Page extends string>(page: Page): (change: AddressChange<Page>) => void {
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  return useCallback(
    (change) => {
      if (!isLeaving()) void navigate({ from: page, resetScroll: false, ...change } as never)
    },
    [navigate, isLeaving, page],
  )
}
