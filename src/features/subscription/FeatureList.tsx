import styles from './FeatureList.module.css'

/** What a plan brings. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles['features']}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  )
}
