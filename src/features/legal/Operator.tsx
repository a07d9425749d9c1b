import { useSettings } from '#data/useSettings.ts'

/** The operator of this site, with the configured mail address. */
export function Operator() {
  const { contact } = useSettings()
  if (contact === null) return <>the operator of this site</>
  return (
    <>
      the operator of this site, at <a href={`mailto:${contact}`}>{contact}</a>
    </>
  )
}
