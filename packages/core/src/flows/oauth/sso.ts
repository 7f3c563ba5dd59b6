import { type KnownError, LatchkeyError } from '@latchkey/contract/errors/error'
import { findSignInConnection } from '@latchkey/contract/routes/team-connections/sign-in'
import type { Client } from '../../client/client.js'
import type { Result } from '../../lib/result.js'
import { goToProvider, requireNavigation, type SignInWithOAuthOptions } from './oauth.js'

/** The identity provider of a team that signs in the addresses of a domain. */
export interface SsoConnection {
  /** The ID of the connection. */
  readonly id: string
  /** The protocol of the provider: OpenID Connect, or SAML 2.0. */
  readonly type: 'oidc' | 'saml'
  /** The name of the provider or the organization. */
  readonly displayName: string
  /** Whether addresses of the domain have no other sign-in method. */
  readonly isRequired: boolean
}

/** The address that signs in, and where to go afterwards. */
export interface SsoOptions extends SignInWithOAuthOptions {
  /** An email address of a domain with single sign-on. The provider may suggest it. */
  email: string
  /** The connection of the address, which `findSsoConnection` has found. Default: the service looks it up. */
  connection?: Pick<SsoConnection, 'id'> | undefined
}

/** Why a single sign-on did not begin. */
export type SsoError = KnownError<'SSO_NOT_AVAILABLE' | 'SCHEMA_ERROR'>

/** Null if the service does not have the call. */
export async function findSsoConnection(
  { http }: Client,
  email: string,
): Promise<Result<SsoConnection | null, KnownError<'SCHEMA_ERROR'>>> {
  const result = await http
    .withoutSession()
    .requestResult(
      findSignInConnection,
      { body: { email } },
      { expect: ['FEATURE_NOT_SUPPORTED', 'SCHEMA_ERROR'], isIdempotent: true },
    )
  if (result.status === 'ok') return { status: 'ok', data: result.data.connection }
  const { error } = result
  return error.code === 'SCHEMA_ERROR' ? { status: 'error', error } : { status: 'ok', data: null }
}

export async function signInWithSso(
  client: Client,
  { email, connection, returnTo }: SsoOptions,
): Promise<Result<never, SsoError>> {
  requireNavigation(client)
  if (connection) return goToProvider(client, connection.id, { returnTo, loginHint: email })
  const result = await findSsoConnection(client, email)
  if (result.status === 'error') return result
  if (result.data === null) return { status: 'error', error: notAvailable() }
  return goToProvider(client, result.data.id, { returnTo, loginHint: email })
}

const notAvailable = (): SsoError =>
  new LatchkeyError('SSO_NOT_AVAILABLE', {
    status: 404,
    message:
      'No single sign-on is set up for the domain of this email address. Use another sign-in method.',
    details: undefined,
  })
