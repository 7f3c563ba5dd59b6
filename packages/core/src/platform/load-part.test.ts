import { isLatchkeyError } from '@latchkey/contract/errors/error'
import { expect, it } from 'vitest'
import { loadPart } from './load-part.js'

it('resolves to the loaded part', async () => {
  const part = { signIn: () => {} }
  expect(await loadPart({ isOnline: () => true }, async () => part)).toBe(part)
})

it.each([true, false])(
  'rejects with NETWORK_ERROR if the part does not load, isOnline: %s',
  async (isOnline) => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    const loading = loadPart({ isOnline: () => isOnline }, () => Promise.reject(cause))
    const error: unknown = await loading.catch((reason: unknown) => reason)
    expect(isLatchkeyError(error, 'NETWORK_ERROR')).toBe(true)
    expect(error).toMatchObject({ details: { isOffline: !isOnline }, cause })
  },
)
