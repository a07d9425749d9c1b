import { lookup as resolve } from 'node:dns'
import { Agent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The range of IPv6 that is routed on the internet: 2000::/3. */
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::')

/** Azure's own service for its machines. It stands in a public range and is reached from inside alone. */
const AZURE_HOST = '168.63.129.16'

/** Whether an IP address is on the internet: not this machine, a private network, a cloud's metadata, or an IPv4 one of those in IPv6. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6 ? address.match(GLOBAL_IPV6, 3) : address.toString() !== AZURE_HOST
}

/** Whether an address names a server by an IP address that is not on the internet. A name says nothing until it is resolved. */
export function namesPrivateAddress({ hostname }: URL): boolean {
  const bare = hostname.replaceAll(/^\[|\]$/g, '')
  return isIP(bare) !== 0 && !isPublicAddress(bare)
}

/**
 * Resolves a name for a connection, which goes to the very addresses that were checked: a name cannot mean another one a moment later.
 * A name with any address that is not on the internet is refused.
 * @param lookup what resolves names
 */
export function publicLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      // With an error nothing comes beside it, whatever the type says.
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

/** Connections to the internet alone. Ask `namesPrivateAddress` too: an IP address is not resolved. */
export const internet = new Agent({ keepAlive: true, lookup: publicLookup(resolve) })
