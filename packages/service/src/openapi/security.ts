import { headerNames, type AccessType } from '@latchkey/contract'
import { secretHeaderNames } from '@latchkey/contract/secret-headers'

const names = headerNames()
const secrets = secretHeaderNames()
const scheme = (name: string, description: string) =>
  ({ type: 'apiKey', in: 'header', name, description }) as const

/** The headers that contain credentials. */
export const securitySchemes = {
  projectId: scheme(names.projectId, 'Id of the project.'),
  accessType: scheme(names.accessType, 'client, server or admin.'),
  publishableClientKey: scheme(names.publishableClientKey, 'For client access.'),
  secretServerKey: scheme(secrets.secretServerKey, 'For server access.'),
  superSecretAdminKey: scheme(secrets.superSecretAdminKey, 'For admin access.'),
  adminAccessToken: scheme(
    secrets.adminAccessToken,
    'Access token of a user of the project internal who owns the project; in place of every key.',
  ),
  accessToken: scheme(names.accessToken, 'Names the signed-in user.'),
  refreshToken: scheme(names.refreshToken, 'Proves that the client holds the session.'),
}

type Scheme = keyof typeof securitySchemes

const keys: Record<AccessType, Scheme> = {
  client: 'publishableClientKey',
  server: 'secretServerKey',
  admin: 'superSecretAdminKey',
}

/** Returns the sets of headers that a call accepts; empty for a call without credentials. */
export const securityOf = (
  access: readonly AccessType[],
  needsSession: boolean,
): Record<string, never[]>[] =>
  access
    .flatMap((type) => [keys[type], 'adminAccessToken'] as const)
    .filter((scheme, index, all) => all.indexOf(scheme) === index)
    .flatMap((scheme) =>
      needsSession
        ? [[scheme, 'accessToken', 'refreshToken']]
        : [[scheme], [scheme, 'accessToken']],
    )
    .map((schemes) =>
      Object.fromEntries(['projectId', 'accessType', ...schemes].map((name) => [name, []])),
    )
