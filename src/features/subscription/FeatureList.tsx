import styles from './FeatureList.module.css'

/** The features of a plan. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles['features']}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  )
}
