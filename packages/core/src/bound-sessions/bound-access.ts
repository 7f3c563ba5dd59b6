import { type Access, clientAccess } from '../client/access.js'
import { loadPart } from '../platform/load-part.js'
import type { SessionBinding } from './session-binding.js'

/** Returns the access of an app whose sessions are bound to a key of its device. */
export function boundAccess(): Access {
  let binding: SessionBinding | undefined
  return {
    ...clientAccess,
    async requestRefresh(client, ...request) {
      const part = await loadPart(client.platform, () => import('./session-binding.js'))
      binding ??= new part.SessionBinding(client)
      return binding.requestRefresh(client.http, ...request)
    },
  }
}
