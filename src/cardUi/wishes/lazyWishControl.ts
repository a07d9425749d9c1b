import { lazyExtra } from '#ui/lazy/lazyExtra.ts'

/** The control of a wish, whose code only members load. */
export const LazyWishControl = lazyExtra(async () => (await import('./WishControl.tsx')).WishControl)
