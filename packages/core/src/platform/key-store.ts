import type { DeviceKeyPair, KeyStore } from './platform.js'

const DATABASE = 'latchkey-keys'
const KEYS = 'keys'

/**
 * Opens the store of keys in IndexedDB.
 *
 * @see https://www.w3.org/TR/IndexedDB/
 */
export async function openKeyStore(): Promise<KeyStore> {
  const opening = indexedDB.open(DATABASE)
  opening.onupgradeneeded = () => opening.result.createObjectStore(KEYS)
  const database = await resultOf(opening)
  // A page that deletes its data does not have to wait for this tab.
  database.onversionchange = () => database.close()
  const keys = (mode: IDBTransactionMode) => database.transaction(KEYS, mode).objectStore(KEYS)
  const get = (name: string) => resultOf<DeviceKeyPair | undefined>(keys('readonly').get(name))
  return {
    get,
    async add(name, pair) {
      try {
        await resultOf(keys('readwrite').add(pair, name))
        return pair
      } catch (error) {
        const existing = await get(name)
        if (existing === undefined) throw error
        return existing
      }
    },
  }
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => {
      if (request.error) reject(request.error)
    }
  })
