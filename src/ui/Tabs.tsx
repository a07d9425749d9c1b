import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { hasCommandKey, hasModifier } from './hasModifier.ts'
import styles from './Tabs.module.css'
import { useIsHydrated } from './useIsHydrated.ts'
import { useRootMark } from './useRootMark.ts'

export type TabItem<T extends string> = {
  value: T
  label: ReactNode
  panel: ReactNode
  /** The address of the page with this tab, if it has one. Then the tab is a link, which also works without scripts. */
  href?: string
}

/**
 * A tab list with one visible panel; arrow keys move between tabs.
 * @param wide shows all panels and no tabs. Null while the width is unknown: then the styles select one of both, by the width of
 * two columns.
 * @param isAtBottom shows the tabs at the bottom of the window, in place of the tab bar of small screens.
 * @param end content beside the tabs.
 */
export function Tabs<T extends string>({
  label,
  value,
  onChange,
  items,
  wide = false,
  isAtBottom = false,
  end,
}: {
  label: string
  value: T
  onChange: (value: T) => void
  items: readonly TabItem<T>[]
  wide?: boolean | null
  isAtBottom?: boolean
  end?: ReactNode
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  useRootMark(isAtBottom ? 'bottom-tabs' : 'sticky-tabs', !wide)
  const at = items.findIndex((item) => item.value === value)

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -at, End: items.length - 1 - at }[event.key]
    const to = step === undefined ? undefined : items[(at + step + items.length) % items.length]
    if (!to) return
    event.preventDefault()
    onChange(to.value)
    list.current?.querySelector<HTMLElement>(`[id="${id}-${to.value}-tab"]`)?.focus()
  }

  return (
    <>
      {wide ? null : (
        <div className={isAtBottom ? styles['bottom'] : styles['top']} data-unsure={wide === null ? '' : undefined}>
          <div
            ref={list}
            className={styles['list']}
            role="tablist"
            aria-label={label}
            tabIndex={-1}
            onKeyDown={onKeyDown}
          >
            {items.map((item) => {
              const tab = {
                id: `${id}-${item.value}-tab`,
                role: 'tab',
                'aria-selected': item.value === value,
                'aria-controls': `${id}-${item.value}`,
                // Before scripts the arrow keys do nothing.
                tabIndex: item.value === value || (item.href !== undefined && !isHydrated) ? 0 : -1,
              }
              if (item.href === undefined)
                return (
                  <button key={item.value} {...tab} type="button" onClick={() => onChange(item.value)}>
                    {item.label}
                  </button>
                )
              const press = (event: MouseEvent | KeyboardEvent) => {
                event.preventDefault()
                onChange(item.value)
              }
              return (
                <a
                  key={item.value}
                  {...tab}
                  href={item.href}
                  onClick={(event) => (hasCommandKey(event) || event.shiftKey ? undefined : press(event))}
                  onKeyDown={(event) => (event.key === ' ' ? press(event) : undefined)}
                >
                  {item.label}
                </a>
              )
            })}
          </div>
          {end}
        </div>
      )}
      {items.map((item) => (
        <div
          key={item.value}
          id={`${id}-${item.value}`}
          {...(wide ? {} : { role: 'tabpanel', 'aria-labelledby': `${id}-${item.value}-tab` })}
          hidden={wide === false && item.value !== value}
          data-unsure={wide === null && item.value !== value ? '' : undefined}
        >
          {wide !== false || item.value === value ? item.panel : null}
        </div>
      ))}
    </>
  )
}
