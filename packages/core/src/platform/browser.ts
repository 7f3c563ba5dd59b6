import { cookieJar } from './cookies.js'
import { onLifecycle } from './lifecycle.js'
import { navigation } from './navigate.js'
import type { Platform } from './platform.js'

/** What only a page has. */
export const browser = (): Partial<Platform> => ({
  kind: 'browser',
  cookies: cookieJar(),
  navigation,
  onLifecycle,
})
