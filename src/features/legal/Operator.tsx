import { settings } from '#data/settings.ts'

/** Whoever runs this site, by a mail address where they gave one. */
export function Operator() {
  if (settings.contact === null) return <>whoever runs this site</>
  return (
    <>
      whoever runs this site, at <a href={`mailto:${settings.contact}`}>{settings.contact}</a>
    </>
  )
}
