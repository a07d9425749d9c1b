import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The network that limits count an address for: an IPv4 address itself, or the /64 network of an IPv6 address. A household has
 * such a network and can use any address in it.
 */
export const networkOf = (address: string): string => prefixOf(address, 64)

/**
 * The wider network of an address: the /48 network of an IPv6 address, which is the most that a provider assigns to a customer and
 * contains 65,536 networks of 64 bits. An IPv4 address stands for itself.
 */
export const wideNetworkOf = (address: string): string => prefixOf(address, 48)

/** The first bits of an IPv6 address in one spelling. An IPv4 address mapped to IPv6 becomes plain; other texts stay as they are. */
function prefixOf(address: string, bits: number): string {
  if (!isIPv6(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const parts = parsed.parts.slice(0, bits / 16).map((part) => part.toString(16))
  return `${parts.join(':')}::/${bits}`
}

/**
 * An address without the port that some proxies append and that differs for each connection: `203.0.113.7:5678`,
 * `[2001:db8::1]:5678`. Other texts stay as they are.
 */
export function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(address) ?? []
  return bracketed ?? plain ?? address
}
