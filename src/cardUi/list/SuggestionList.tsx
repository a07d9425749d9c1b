import styles from './SuggestionList.module.css'
import { optionId, type Suggestions } from './useSuggestions.ts'

/** The suggestions below a search field. The field handles the keys. */
export function SuggestionList({ suggestions: { id, options, at, pick } }: { suggestions: Suggestions }) {
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Suggestions"
      className={styles['list']}
      // Without this the press would move the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ text, label, hint }, index) => (
        <button
          key={text}
          type="button"
          id={optionId(id, index)}
          ref={index === at ? scrollIntoView : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onClick={() => pick(index)}
        >
          <span className={styles['label']}>{label}</span>
          <span className={styles['hint']}>{hint}</span>
        </button>
      ))}
    </div>
  )
}

function scrollIntoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}
