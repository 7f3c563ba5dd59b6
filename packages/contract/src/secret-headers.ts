import { DEFAULT_HEADER_PREFIX } from './headers.js'

/**
 * Names of the headers with secret keys or with the token of a project's owner. Only server and admin apps and the
 * service import this file. A test checks that client bundles do not contain these names.
 */
export function secretHeaderNames(prefix: string = DEFAULT_HEADER_PREFIX) {
  return {
    secretServerKey: `${prefix}Secret-Server-Key`,
    superSecretAdminKey: `${prefix}Super-Secret-Admin-Key`,
    adminAccessToken: `${prefix}Admin-Access-Token`,
  } as const
}
