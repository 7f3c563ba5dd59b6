import { ClientApp } from '../../../src/index.js'
import type { BaseClientApp } from '../../../src/app/base-client-app.js'
import type { Platform } from '../../../src/platform/platform.js'
import { ClientApp as ServerSessionApp } from '../../../src/server-sessions.js'
import type { Mode } from '../config.js'

/** Opens the app of a page. */
export function openApp(
  mode: Mode,
  options: { redirectMethod: 'window' | 'none'; platform: Partial<Platform> },
): BaseClientApp {
  const keys = { projectId: 'p', publishableClientKey: 'k' }
  switch (mode) {
    case 'cookie':
      return new ClientApp({ ...keys, ...options, baseUrl: 'https://api.test' })
    case 'bound':
      return new ClientApp({ ...keys, ...options, baseUrl: 'https://api.test', sessions: 'bound' })
    case 'server':
      return new ServerSessionApp({ ...keys, ...options, sessions: 'server' })
  }
}
