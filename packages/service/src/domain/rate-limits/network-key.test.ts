import { expect, it } from 'vitest'
import { networkKey } from './network-key.js'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:208', '192.0.2.8'],
])('the network of %s is %s', (address, network) => {
  expect(networkKey(address)).toBe(network)
})
