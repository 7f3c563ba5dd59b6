import { openChannel } from './channel.js'
import { cookieJar } from './cookies.js'
import { lifecycleOf } from './lifecycle.js'
import { navigation } from './navigate.js'
import type { Platform } from './platform.js'
import { storage } from './storage.js'

/** What only a page has. */
export function browser(): Partial<Platform> {
  const channel = openChannel()
  return {
    kind: 'browser',
    cookies: cookieJar(channel),
    navigation,
    onLifecycle: lifecycleOf(channel),
    storage,
    credentials: 'PublicKeyCredential' in globalThis ? navigator.credentials : undefined,
    locks: navigator.locks,
    isPressed: () => navigator.userActivation?.isActive,
  }
}
