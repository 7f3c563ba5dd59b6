import { transportError } from '../http/errors.js'
import type { Platform } from '../platform/platform.js'
import type * as parts from './parts.js'

export type Parts = typeof parts

async function load({ isOnline }: Platform): Promise<Parts> {
  try {
    return await import('./parts.js')
  } catch (cause) {
    // Some browsers remember that a chunk failed, and do not ask for it again.
    const message =
      'A part of the app could not be loaded. Check your internet connection, then reload the page.'
    const request = { method: 'GET', path: 'a part of the app' }
    throw transportError('NetworkError', message, request, {
      causes: [cause],
      cause,
      isOffline: !isOnline(),
    })
  }
}

/**
 * Gives access to the parts. A page asks for them as soon as there is an app, while it is still being
 * loaded itself: so they are there when somebody acts, also when the connection has gone by then.
 */
export function partsLoader(platform: Platform): () => Promise<Parts> {
  const ask = () => load(platform)
  // Whoever needs them learns of a failure.
  if (platform.kind === 'browser') ask().catch(() => {})
  return ask
}
