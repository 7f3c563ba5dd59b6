import type { NetworkError } from '../http/errors.js'
import type { Load } from '../lib/lazily.js'
import type { Platform } from '../platform/platform.js'

/** Loads a part of the kit that is behind an `import()`; says what to do when that fails. */
export const partLoader =
  ({ isOnline }: Platform) =>
  async <Module>(load: Load<Module>): Promise<Module> => {
    try {
      return await load()
    } catch (cause) {
      // What makes such errors is in a part itself. Some browsers remember that one could not be
      // loaded, and do not ask for it again.
      const message = 'A part of the app did not load. Check your connection, then reload the page.'
      throw Object.assign(new Error(message, { cause }), {
        [Symbol.for('latchkey.transport-error')]: true,
        name: 'NetworkError',
        request: { method: 'GET', path: 'a part of the app' },
        causes: [cause],
        isOffline: !isOnline(),
      } satisfies Omit<NetworkError, 'message'>)
    }
  }
