import { isIPv6 } from 'node:net'

/**
 * Whose an address is, for counting what somebody does: an address of IPv4 itself, of IPv6 the network of 64 bits that it is in.
 * A household has such a network, and could ask from any of its addresses.
 */
export const networkOf = (address: string): string => prefixOf(address, 64)

/**
 * The wider network that an address belongs to: of IPv6 that of 48 bits, which is what a provider gives out at most, with 65,536
 * networks of 64 bits inside. An address of IPv4 stands for itself.
 */
export const wideNetworkOf = (address: string): string => prefixOf(address, 48)

/** The first bits of an address of IPv6, in one spelling; an address of IPv4, however it is written. */
function prefixOf(address: string, bits: number): string {
  if (!isIPv6(address)) return address
  // As IPv4 looks to a host that listens on IPv6.
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  const [before = '', after] = address.replace(/%.*$/, '').split('::')
  const groups = (text = '') => (text === '' ? [] : text.split(':'))
  const zeros = after === undefined ? 0 : 8 - groups(before).length - groups(after).length
  const all = [...groups(before), ...Array.from({ length: zeros }, () => '0'), ...groups(after)]
  return `${all
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${bits}`
}

/**
 * An address without the port that some proxies append, which is another one for every connection: `203.0.113.7:5678`,
 * `[2001:db8::1]:5678`. Other texts stay as they are.
 */
export function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(address) ?? []
  return bracketed ?? plain ?? address
}
