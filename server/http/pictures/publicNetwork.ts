import { lookup as resolve } from 'node:dns'
import { Agent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The IPv6 range of the internet: 2000::/3. */
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::')

/** Azure's internal service for its machines, in a public range. */
const AZURE_HOST = '168.63.129.16'

/** Whether an IP address is on the internet: not this machine, a private network or a cloud's metadata service, also if mapped to IPv6. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6 ? address.match(GLOBAL_IPV6, 3) : address.toString() !== AZURE_HOST
}

/** Whether a URL contains an IP address that is not on the internet. A host name is checked when it is resolved. */
export function namesPrivateAddress({ hostname }: URL): boolean {
  const bare = hostname.replaceAll(/^\[|\]$/g, '')
  return isIP(bare) !== 0 && !isPublicAddress(bare)
}

/**
 * Resolves a host name for a connection and refuses it if any of its addresses is not on the internet. The connection uses the checked
 * addresses, so that the name cannot resolve to another one meanwhile.
 * @param lookup resolves names.
 */
export function publicLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      // With an error, `found` is undefined, despite its type.
      const addresses = error || typeof found === 'string' ? [] : found
      const [first] = addresses
      if (error) callback(error, [])
      else if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        callback(new Error(`${hostname} is not on the internet`), [])
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

/** Connects only to the internet. Check `namesPrivateAddress` too, because an IP address is not resolved. */
export const internet = new Agent({ keepAlive: true, lookup: publicLookup(resolve) })
