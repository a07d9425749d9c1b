import { type ComponentType, createElement } from 'react'
import { type LazyComponent, lazyComponent } from './lazyComponent.ts'
import { LoadFailureDialog } from './LoadFailureDialog.tsx'
import { LoadingDialog } from './LoadingDialog.tsx'

/**
 * Makes a dialog whose code is loaded when it is opened.
 * @param title the dialog's title while its code is loading.
 */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> =>
  lazyComponent(load, {
    renderLoading: ({ onClose }) => createElement(LoadingDialog, { title, onClose }),
    renderFailure: (failure, { onClose }) => createElement(LoadFailureDialog, { title, failure, onClose }),
  })
