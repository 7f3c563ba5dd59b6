import { expect, it } from 'vitest'
import { isPrivateAddress } from './private-address.js'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.4',
  '::1',
  '::ffff:127.0.0.1',
  'fd12::1',
])('isPrivateAddress accepts %s', (ip) => expect(isPrivateAddress(ip)).toBe(true))

it.each(['203.0.113.5', '172.32.0.1', '1.10.0.1', '2001:db8::1', '::ffff:203.0.113.5'])(
  'isPrivateAddress rejects %s',
  (ip) => expect(isPrivateAddress(ip)).toBe(false),
)
