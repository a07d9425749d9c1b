import { ExternalLink } from 'lucide-react'
import { useSettings } from '#data/useSettings.ts'
import { formatUsd } from '#domain/cards/prices.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'

/**
 * Leads to the marketplace, in a new tab.
 * @param makeUrl the address there with the parameters of the site's partner code (`marketplaceUrl`).
 * @param usd what it costs there, in USD; null where no price is known, or where it is said beside the link.
 */
export function BuyLink({
  makeUrl,
  usd = null,
  className = '',
}: {
  makeUrl: (affiliate: Record<string, string>) => string
  usd?: number | null
  className?: string | undefined
}) {
  const { affiliate } = useSettings()
  return (
    <a
      href={makeUrl(affiliate)}
      className={`${buttonStyle('plain')} ${className}`}
      target="_blank"
      rel="noopener noreferrer sponsored"
    >
      Buy on marketplace{usd === null ? '' : ` ${formatUsd(usd)}`}
      <ExternalLink aria-hidden size={16} />
      <span className="spoken">(opens a new tab)</span>
    </a>
  )
}
