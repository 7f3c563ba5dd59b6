import { DEFAULT_HEADER_PREFIX } from '@latchkey/contract'
import type { Http } from '../src/http/http.js'
import { recover } from '../src/http/recover.js'
import { createWork } from '../src/platform/work.js'
import type { Platform } from '../src/platform/platform.js'

/** The transport of an app in which nobody is signed in. */
export const httpOn = (platform: Platform): Http => ({
  platform,
  apiUrl: 'https://auth.example.com/api/v1',
  headerPrefix: DEFAULT_HEADER_PREFIX,
  circuit: {},
  recover,
  projectHeaders: () => ({ accessType: 'client' }),
  tokens: () => Promise.resolve({ accessToken: null, refreshToken: null }),
  rejected() {},
  during: createWork(platform.timers).during,
})
