import { Component, type ReactNode } from 'react'

/** How long after a press its place matters, in ms: the next press may follow at the same place. */
const NEXT_PRESS_MS = 5000

/**
 * Content that comes and goes above what a visitor is pressing, such as a notice about the connection. When it changes, the page
 * is scrolled so that the pressed element stays under the finger. A class, because React tells only those before it
 * changes the page.
 */
export class StayInPlace extends Component<{ readonly children: ReactNode }> {
  private press: PointerEvent | undefined

  private readonly remember = (event: PointerEvent) => {
    this.press = event
  }

  override componentDidMount() {
    document.addEventListener('pointerdown', this.remember, true)
  }

  override componentWillUnmount() {
    document.removeEventListener('pointerdown', this.remember, true)
  }

  private placeOfPress(): number | null {
    const { target, timeStamp } = this.press ?? {}
    const isRecent = timeStamp !== undefined && performance.now() - timeStamp < NEXT_PRESS_MS
    return isRecent && target instanceof Element && target.isConnected ? target.getBoundingClientRect().top : null
  }

  override getSnapshotBeforeUpdate() {
    return this.placeOfPress()
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: number | null) {
    const now = this.placeOfPress()
    if (before !== null && now !== null) window.scrollBy({ top: now - before, behavior: 'instant' })
  }

  override render() {
    return this.props.children
  }
}
