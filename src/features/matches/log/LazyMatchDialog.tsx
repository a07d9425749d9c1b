import { type ComponentProps, lazy, Suspense } from 'react'

const MatchDialog = lazy(async () => ({ default: (await import('./MatchDialog.tsx')).MatchDialog }))

/** The form for a match, whose code comes when it is opened. */
export function LazyMatchDialog(props: ComponentProps<typeof MatchDialog>) {
  return (
    <Suspense>
      <MatchDialog {...props} />
    </Suspense>
  )
}
