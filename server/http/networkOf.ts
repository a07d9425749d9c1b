import { isIPv6 } from 'node:net'

/**
 * Whose an address is, for counting what somebody does: an address of IPv4 itself, of IPv6 the network of 64 bits that it is in.
 * A household has such a network, and could ask from any of its addresses.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  // As IPv4 looks to a host that listens on IPv6.
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  const [before = '', after] = address.replace(/%.*$/, '').split('::')
  const groups = (text = '') => (text === '' ? [] : text.split(':'))
  const zeros = after === undefined ? 0 : 8 - groups(before).length - groups(after).length
  const all = [...groups(before), ...Array.from({ length: zeros }, () => '0'), ...groups(after)]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
