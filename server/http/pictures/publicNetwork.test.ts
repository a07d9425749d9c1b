import { once } from 'node:events'
import { get } from 'node:http'
import { type AddressInfo, createServer, type LookupFunction } from 'node:net'
import { describe, expect, test } from 'vitest'
import { internet, isPublicAddress, publicLookup } from './publicNetwork.ts'

test.each(['1.1.1.1', '104.16.0.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s is on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  [
    'this machine',
    ['127.0.0.1', '127.8.8.8', '0.0.0.0', '::1', '::', '::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1'],
  ],
  [
    'a private network',
    ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
  ],
  ['a provider’s network', ['100.64.0.1', '100.127.255.255']],
  ['a link-local address', ['169.254.1.1', 'fe80::1', 'fe80::1%eth0']],
  [
    'a cloud’s metadata service',
    ['169.254.169.254', '100.100.100.200', '168.63.129.16', '192.0.0.192', 'fd00:ec2::254'],
  ],
  ['a multicast or broadcast address', ['224.0.0.1', '239.255.255.250', '255.255.255.255', 'ff02::1']],
  [
    'a reserved or translated address',
    ['192.0.2.1', '240.0.0.1', '2001:db8::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1'],
  ],
  ['a text that is not an address', ['', 'localhost', '127.1', '999.1.1.1']],
])('%s is not on the internet', (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

/** Resolves every name to these addresses. */
const resolving =
  (...addresses: string[]): LookupFunction =>
  (_name, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

const resolved = async (lookup: LookupFunction, all: boolean) =>
  new Promise((resolve, reject) => {
    publicLookup(lookup)('cards.example', { all }, (error, address) => (error ? reject(error) : resolve(address)))
  })

describe('a name', () => {
  test('with addresses on the internet resolves to them', async () => {
    const lookup = resolving('1.1.1.1', '2606:4700:4700::1111')
    expect(await resolved(lookup, false)).toBe('1.1.1.1')
    expect(await resolved(lookup, true)).toEqual([
      { address: '1.1.1.1', family: 4 },
      { address: '2606:4700:4700::1111', family: 6 },
    ])
  })

  test.each([[['10.0.0.1']], [['1.1.1.1', '127.0.0.1']], [['::ffff:169.254.169.254']], [[]]])(
    'with the addresses %j is refused',
    async (addresses) => {
      for (const all of [true, false])
        await expect(resolved(resolving(...addresses), all)).rejects.toThrow('not on the internet')
    },
  )

  test('that cannot be resolved rejects with the resolver’s error', async () => {
    // node:dns passes only the error.
    const failing = ((_name, _options, callback: (error: Error) => void) =>
      callback(new Error('ENOTFOUND'))) as LookupFunction
    await expect(resolved(failing, true)).rejects.toThrow('ENOTFOUND')
  })

  test('of this machine gets no connection from the agent', async () => {
    let connections = 0
    const inside = createServer((socket) => {
      connections += 1
      socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(inside, 'listening')
    const { port } = inside.address() as AddressInfo
    // The agent's option `lookup` applies to all its connections.
    const request = get({ protocol: 'https:', host: 'localhost', port, agent: internet })
    await expect(once(request, 'response')).rejects.toThrow('localhost is not on the internet')
    expect(connections).toBe(0)
    inside.close()
  })
})
