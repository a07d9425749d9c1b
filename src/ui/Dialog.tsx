import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'
import { Toaster } from './Toaster.tsx'
import { useBackdropDismiss } from './useBackdropDismiss.ts'
import { useRootMark } from './useRootMark.ts'

/**
 * A modal dialog on the browser's own `<dialog>`, which traps focus, makes the rest of the page inert, closes on Esc
 * and restores focus. Focus starts in the element with `data-first`, if there is one. On a phone the dialog is a bottom
 * sheet. A click on the backdrop closes it.
 */
export function Dialog({
  title,
  open,
  onClose,
  footer,
  isSheet = false,
  children,
}: {
  title: string
  open: boolean
  onClose: () => void
  footer?: ReactNode
  /** Whether it is a sheet at the side of large screens that fills small ones. Suits many controls. */
  isSheet?: boolean
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  /** The toaster follows the dialog into the top layer, so that a toast from before is not covered. */
  const [isShown, setShown] = useState(false)
  const backdropHandlers = useBackdropDismiss(onClose)

  useRootMark('dialog', open)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    dialog.showModal()
    setShown(true)
    dialog.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      setShown(false)
      dialog.close()
      stopSecondClick()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [open])

  if (!open) return null
  return (
    <dialog
      ref={ref}
      className={`${styles['dialog']} ${isSheet ? styles['sheet'] : ''}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        // A file input fires a bubbling `cancel` event too, when its picker is dismissed.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      {...backdropHandlers}
    >
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <Button variant="bare" aria-label="Close" onClick={onClose}>
          <X aria-hidden size={20} />
        </Button>
      </div>
      <div className={styles['body']}>{children}</div>
      {footer ? <div className={styles['foot']}>{footer}</div> : null}
      {isShown ? <Toaster isInDialog /> : null}
    </dialog>
  )
}

/** Drops the second click of a double click that closed the dialog, so that it does not hit the page underneath. */
function stopSecondClick(): void {
  const stop = (event: MouseEvent) => {
    // A new series of clicks has begun, or the click came from a key.
    if (event.detail < 2) return removeEventListener('click', stop, true)
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, true)
}
