import { LatchkeyError } from '@latchkey/contract/errors/error'
import type { Platform } from './platform.js'

/**
 * Loads a part of the kit. Some browsers remember that a part could not be loaded and do not request it again, so the
 * message asks to reload the page.
 *
 * @throws LatchkeyError `NETWORK_ERROR`
 */
export async function loadPart<Part>(
  { isOnline }: Pick<Platform, 'isOnline'>,
  load: () => Promise<Part>,
): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    throw new LatchkeyError('NETWORK_ERROR', {
      status: 0,
      message: 'A part of the app did not load. Check your connection, then reload the page.',
      details: { isOffline: !isOnline() },
      cause,
    })
  }
}
