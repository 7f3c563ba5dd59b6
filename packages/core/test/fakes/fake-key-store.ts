import type { DeviceKeyPair, KeyStore, Platform } from '../../src/platform/platform.js'

/** Creates the key store of a browser, which its tabs share. */
export function fakeKeyStore() {
  const keys = new Map<string, DeviceKeyPair>()
  const store: KeyStore = {
    get: async (name) => keys.get(name),
    async add(name, pair) {
      const stored = keys.get(name) ?? pair
      keys.set(name, stored)
      return stored
    },
  }
  const openKeyStore: Platform['openKeyStore'] = async () => store
  return { keys, openKeyStore }
}
