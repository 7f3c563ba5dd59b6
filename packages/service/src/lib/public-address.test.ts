import { expect, it } from 'vitest'
import { isPublicAddress, lookupPublic, resolvePublic } from './public-address.js'

it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  async (address) => {
    expect(isPublicAddress(address)).toBe(true)
    expect(await resolvePublic(address)).toBe(address)
  },
)

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '3fff::1',
  '4000::1',
  '2002:a00:1::1',
  'localhost',
])('%s is not', async (address) => {
  expect(isPublicAddress(address)).toBe(false)
  await expect(resolvePublic(address)).rejects.toThrow('The host has no public address.')
})

it.each([true, false])('resolves no name to this machine (all: %s)', async (all) => {
  const error = await new Promise<Error | null>((resolve) => {
    lookupPublic('localhost', { all }, resolve)
  })
  expect(error?.message).toBe('The host has no public address.')
})
