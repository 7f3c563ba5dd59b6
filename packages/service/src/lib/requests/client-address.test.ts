import { describe, expect, it } from 'vitest'
import { createClientFinder, isLoopbackAddress, isNetwork } from './client-address.js'
import type { ProxySettings } from './client-address.js'

const SOCKET = '10.0.0.1'
const addressOf = (
  settings: ProxySettings,
  headers: Record<string, string>,
  socket: string | undefined = SOCKET,
) => createClientFinder(settings)(new Headers(headers), socket).address
const forwarded = (value: string) => ({ 'X-Forwarded-For': value })

/** Headers in which a caller could write an address of its choice. */
const forged = {
  'X-Forwarded-For': '192.0.2.7',
  'X-Real-IP': '192.0.2.7',
  'CF-Connecting-IP': '192.0.2.7',
  'X-Vercel-Forwarded-For': '192.0.2.7',
  Forwarded: 'for=192.0.2.7',
}

describe('the client address', () => {
  it('is that of the socket without a trusted proxy, for any headers', () => {
    expect(addressOf({}, forged)).toBe(SOCKET)
    expect(createClientFinder({})(new Headers(forged)).address).toBeUndefined()
  })

  it.each([
    [1, '192.0.2.7', '192.0.2.7'],
    [1, '198.51.100.1, 192.0.2.7', '192.0.2.7'],
    [2, '198.51.100.1, 192.0.2.7, 10.0.0.9', '192.0.2.7'],
    [2, '192.0.2.7', SOCKET],
    [1, 'unknown', SOCKET],
    [1, '192.0.2.7, unknown', SOCKET],
    [1, '', SOCKET],
    [1, 'fe80::1%eth0', 'fe80::1'],
    [1, '[fe80::1%25eth0]:50123', 'fe80::1'],
    [1, `::ffff:192.0.2.7%${'a'.repeat(3000)}`, '192.0.2.7'],
    [1, '192.0.2.7%eth0', SOCKET],
  ])('behind %i proxies with X-Forwarded-For "%s" is %s', (trustedProxies, value, address) => {
    expect(addressOf({ trustedProxies }, forwarded(value))).toBe(address)
  })

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['198.51.100.1, 192.0.2.7, 10.9.9.9', '192.0.2.7'],
    ['198.51.100.1, 2001:db8:1::7, 2001:db8:ffff::1', '2001:db8:1::7'],
    ['192.0.2.7, unknown, 10.9.9.9', SOCKET],
    ['10.1.1.1, 10.2.2.2', '10.1.1.1'],
    ['', SOCKET],
  ])('behind proxies of known networks with X-Forwarded-For "%s" is %s', (value, address) => {
    const trustedProxies = ['10.0.0.0/8', '2001:db8:ffff::/48']
    expect(addressOf({ trustedProxies }, forwarded(value))).toBe(address)
  })

  it.each([['203.0.113.9'], ['::ffff:203.0.113.9']])(
    'is that of the socket %s outside of the known networks',
    (socket) => {
      const find = createClientFinder({ trustedProxies: ['10.0.0.0/8'] })
      expect(find(new Headers(forged), socket)).toEqual({
        address: '203.0.113.9',
        isBehindProxy: false,
      })
    },
  )

  it.each([
    ['8.8.8.8:50123', '8.8.8.8'],
    ['[2001:4860::1]:50123', '2001:4860::1'],
    ['[2001:4860::1]', '2001:4860::1'],
    ['2001:4860::1', '2001:4860::1'],
    ['::ffff:8.8.8.8', '8.8.8.8'],
    ['0::ffff:808:808', '8.8.8.8'],
    ['2001:DB8:0::7', '2001:db8::7'],
    [' 8.8.8.8 ', '8.8.8.8'],
    ['8.8.8.8:port', SOCKET],
    ['8.8.8', SOCKET],
    ['"8.8.8.8"', SOCKET],
  ])('written as %s is %s (case 8)', (text, address) => {
    expect(addressOf({ trustedProxies: 1 }, forwarded(text))).toBe(address)
    expect(addressOf({ clientAddressHeader: 'X-Real-IP' }, { 'X-Real-IP': text })).toBe(address)
  })

  it('comes from the configured header only', () => {
    const settings = { clientAddressHeader: 'CF-Connecting-IP' }
    const find = (headers: Record<string, string>) => addressOf(settings, headers)
    expect(find({ ...forged, 'CF-Connecting-IP': '192.0.2.8' })).toBe('192.0.2.8')
    expect(find(forwarded('192.0.2.7'))).toBe(SOCKET)
    expect(find({ 'CF-Connecting-IP': '192.0.2.8, 192.0.2.9' })).toBe(SOCKET)
  })
})

it('recognizes networks and addresses', () => {
  for (const text of ['10.0.0.0/8', '10.0.0.1', '2001:db8::/32', '::1', '0.0.0.0/0'])
    expect([text, isNetwork(text)]).toEqual([text, true])
  for (const text of ['10.0.0.0/33', '10.0/8', 'proxy', '10.0.0.0/8/8', '10.0.0.0/', ''])
    expect([text, isNetwork(text)]).toEqual([text, false])
})

it('recognizes loopback addresses', () => {
  for (const address of ['127.0.0.1', '127.9.9.9', '::1'])
    expect([address, isLoopbackAddress(address)]).toEqual([address, true])
  expect(isLoopbackAddress('192.0.2.7')).toBe(false)
})
