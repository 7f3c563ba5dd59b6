import { OFFLINE_BASE_URL, OFFLINE_PROJECT_ID } from './names.js'
import { offlineFetch } from './offline-fetch.js'

/** A project that exists on no service: its apps know the users of `signedIn` and send no requests. */
export interface OfflineProject {
  /** The ID of the project. */
  projectId: string
  /** The publishable client key. */
  publishableClientKey: string
  /** The secret server key. */
  secretServerKey: string
  /** A URL to which no request is sent. */
  baseUrl: string
  /** Responds in place of the service, from memory. */
  fetch: typeof fetch
}

/**
 * The project of the users that `signedIn` creates. An app of this project sends no requests: public keys, users and
 * their tokens are in this process.
 *
 * @example
 * const app = new ServerApp(offlineProject)
 * const { headers } = await signedIn({ displayName: 'Ada' })
 * await app.authenticate(new Request('https://app.example', { headers }))
 */
export const offlineProject: OfflineProject = {
  projectId: OFFLINE_PROJECT_ID,
  publishableClientKey: 'pck_offline',
  secretServerKey: 'ssk_offline',
  baseUrl: OFFLINE_BASE_URL,
  fetch: offlineFetch(),
}
