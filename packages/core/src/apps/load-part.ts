import { transportError } from '../http/errors.js'
import type { Load } from '../lib/lazily.js'
import type { Platform } from '../platform/platform.js'

/** Loads a part of the kit that is behind an `import()`; says what to do when that fails. */
export const partLoader =
  ({ isOnline }: Platform) =>
  async <Module>(load: Load<Module>): Promise<Module> => {
    try {
      return await load()
    } catch (cause) {
      // Some browsers remember that a chunk failed, and do not ask for it again.
      const message =
        'A part of the app could not be loaded. Check your internet connection, then reload the page.'
      const request = { method: 'GET', path: 'a part of the app' }
      const carried = { causes: [cause], cause, isOffline: !isOnline() }
      throw transportError('NetworkError', message, request, carried)
    }
  }
