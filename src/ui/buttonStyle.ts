import styles from './Button.module.css'

/**
 * `plain` is the default; `gold` the one main action of a view; `danger` takes something away for good; `quiet` is a text
 * link; `icon` and `bare` are square.
 */
export type ButtonVariant = 'plain' | 'gold' | 'danger' | 'quiet' | 'icon' | 'bare'

/** The class of something that looks like a button but is a link. */
export function buttonStyle(variant: ButtonVariant = 'plain'): string {
  return variant === 'plain' ? `${styles['button']}` : `${styles['button']} ${styles[variant]}`
}
