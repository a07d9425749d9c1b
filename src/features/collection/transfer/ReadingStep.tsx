import step from './Step.module.css'

/** The progress of reading a file. */
export function ReadingStep({ title, share }: { title: string; share: number }) {
  const percent = Math.round(share * 100)
  return (
    <section className={step['step']} aria-busy>
      <h2>Reading {title}</h2>
      <progress aria-label={`Reading ${title}`} max={100} value={percent} />
      <p className={step['note']}>{percent}%</p>
    </section>
  )
}
