import { cookieJar } from './cookies.js'
import { onLifecycle } from './lifecycle.js'
import { navigation } from './navigate.js'
import type { Platform } from './platform.js'
import { storage } from './storage.js'

/** What only a page has. */
export const browser = (): Partial<Platform> => ({
  kind: 'browser',
  cookies: cookieJar(),
  navigation,
  onLifecycle,
  storage,
  credentials: 'PublicKeyCredential' in globalThis ? navigator.credentials : undefined,
  credentials: 'PublicKeyCredential' in globalThis ? navigator.credentials : undefined,
  locks: navigator.locks,
})
