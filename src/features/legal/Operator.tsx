import { useSettings } from '#data/useSettings.ts'

/** Whoever runs this site, by a mail address where they gave one. */
export function Operator() {
  const { contact } = useSettings()
  if (contact === null) return <>whoever runs this site</>
  return (
    <>
      whoever runs this site, at <a href={`mailto:${contact}`}>{contact}</a>
    </>
  )
}
