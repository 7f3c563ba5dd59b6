import { guarded } from './guarded.js'

/**
 * What tabs say to each other where the browser does not tell them of changed cookies: that they should
 * look, and nothing else. Undefined where it tells them, or lets tabs say nothing.
 */
export const openChannel = (): BroadcastChannel | undefined =>
  guarded(() =>
    'cookieStore' in globalThis ? undefined : new BroadcastChannel('latchkey-cookies'),
  )
