import { ClientApp } from '@latchkey/core'

const setting = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="latchkey-${name}"]`)?.content ?? ''

/** The base path of the service: empty, or the path of a proxy such as `/auth`. */
const servicePath = setting('base-path')

/** The address of the service, which serves this page too. */
export const serviceUrl = window.location.origin + servicePath

/** The path of the dashboard. */
export const basePath = `${servicePath}/dashboard`

/** The page that the emails of invitations link to. */
export const invitationUrl = `${serviceUrl}/dashboard/invitation`

/** The page of the window in which the user signs in again, and the page after the sign-in. */
export const signInAgainUrl = `${basePath}/sign-in-again`
export const signedInUrl = `${basePath}/signed-in`

/** The app of the project `internal`, whose users own the other projects. */
export const latchkey = new ClientApp({
  baseUrl: serviceUrl,
  projectId: 'internal',
  // The key is public: the service creates it for the dashboard.
  publishableClientKey: 'pck_dashboard',
  urls: { handler: `${basePath}/handler`, home: `${basePath}/projects` },
})
