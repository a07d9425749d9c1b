import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSettings } from '#data/useSettings.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Money } from './Money.tsx'

/**
 * A link to the marketplace, which opens in a new tab.
 * @param makeUrl makes the address with the affiliate parameters of the site (`marketplaceUrl`).
 * @param usd the price in USD; null if it is unknown or shown beside the link.
 * @param children the text, which names the marketplace.
 */
export function BuyLink({
  makeUrl,
  usd = null,
  className = '',
  children = 'Buy on marketplace',
}: {
  makeUrl: (affiliate: Record<string, string>) => string
  usd?: number | null
  className?: string | undefined
  children?: ReactNode
}) {
  const { affiliate } = useSettings()
  return (
    <a
      href={makeUrl(affiliate)}
      className={`${buttonStyle('plain')} ${className}`}
      target="_blank"
      rel="noopener noreferrer sponsored"
    >
      {children}
      {usd === null ? null : (
        <>
          {' '}
          <Money usd={usd} />
        </>
      )}
      <ExternalLink aria-hidden size={16} />
      <span className="spoken">(opens in a new tab)</span>
    </a>
  )
}
