import { DEFAULT_HEADER_PREFIX } from './headers.js'

/**
 * Names of the headers that carry secret keys or an owner's token. Only the server and admin apps
 * and the service import this file: a test keeps these names out of client bundles.
 *
 * @see protocol, section 1.2
 */
export function secretHeaderNames(prefix: string = DEFAULT_HEADER_PREFIX) {
  return {
    secretServerKey: `${prefix}Secret-Server-Key`,
    superSecretAdminKey: `${prefix}Super-Secret-Admin-Key`,
    adminAccessToken: `${prefix}Admin-Access-Token`,
  } as const
}
