import type { Output } from '@latchkey/contract'
import { logOutByBackChannel } from '@latchkey/contract/routes/admin/openid-providers'
import { returnFromOpenIdProvider } from '@latchkey/contract/routes/sign-in/oauth'
import type * as schemas from '@latchkey/contract/schemas/team-connections/connections'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import type { Context } from '../../context.js'
import type { StoredConnectionConfig, StoredOidcConfig } from '../../db/values.js'
import { openIdUrlOf } from '../../domain/oauth/openid/openid-provider.js'
import {
  changedOidcConfig,
  changedSamlConfig,
  newOidcConfig,
  newSamlConfig,
} from '../../domain/team-connections/connection-config.js'
import { isSaml, type TeamConnection } from '../../domain/team-connections/connections.js'
import { rejection } from '../../errors/http-error.js'
import { credentialOf } from '../oauth/openid-credential.js'
import { checkSamlSettings, toSamlResponse } from './saml-settings.js'

type NewBody = CamelKeys<Output<typeof schemas.createSetupConnection.body>>
type Changes = CamelKeys<Output<typeof schemas.updateSetupConnection.body>>

/** Returns the configuration of a new connection. Rejects with status 400 without one provider. */
export async function configOf(
  { sealer }: Context,
  { oidc, saml }: NewBody,
): Promise<StoredConnectionConfig> {
  if (oidc !== undefined && saml === undefined) {
    const credential = credentialOf(oidc)
    if (credential === undefined) throw rejection('Pass oidc.client_secret or oidc.private_key.')
    return newOidcConfig(sealer, { ...oidc, credential })
  }
  if (saml === undefined || oidc !== undefined) throw rejection('Pass either oidc or saml.')
  return newSamlConfig(await checkSamlSettings(saml))
}

/** Returns the change of the configuration that a request asks for; undefined if it asks for none. */
export async function configChange({ sealer }: Context, { oidc, saml }: Changes) {
  if (oidc === undefined && saml === undefined) return undefined
  const samlChanges = saml && (await checkSamlSettings(saml))
  return (before: StoredConnectionConfig): StoredConnectionConfig => {
    if (before.type === 'oidc' && oidc !== undefined && saml === undefined)
      return changedOidcConfig(sealer, before, { ...oidc, credential: credentialOf(oidc) })
    if (before.type === 'saml' && samlChanges !== undefined && oidc === undefined)
      return changedSamlConfig(before, samlChanges)
    throw rejection(`This connection has the type ${before.type}. Pass ${before.type} only.`)
  }
}

/** Returns the fields of a connection that are about its provider. Its credentials are not among them. */
export function toProviderResponse(
  ctx: Context,
  connection: TeamConnection,
): CamelKeys<Output<typeof schemas.setupConnection>> {
  const { id, type, displayName, state, config, lastTest, createdAt } = connection
  return {
    id,
    type,
    displayName,
    state,
    oidc: config.type === 'oidc' ? toOidc(ctx, connection, config) : null,
    saml: isSaml(connection) ? toSamlResponse(ctx, connection) : null,
    lastTest,
    createdAtMillis: createdAt,
  }
}

/** The redirect URI of a connection by OpenID Connect. It depends on the IDs alone. */
export const redirectUrlOf = (ctx: Context, ids: Pick<TeamConnection, 'projectId' | 'id'>) =>
  openIdUrlOf(ctx, returnFromOpenIdProvider.path, [ids.projectId, ids.id])

function toOidc(
  ctx: Context,
  connection: TeamConnection,
  { issuer, clientId, scopes, claims, privateKeySealed }: StoredOidcConfig,
) {
  return {
    issuer,
    clientId,
    scopes,
    claims,
    clientAuthentication:
      privateKeySealed === undefined ? ('client_secret' as const) : ('private_key_jwt' as const),
    redirectUrl: redirectUrlOf(ctx, connection),
    backChannelLogoutUrl: openIdUrlOf(ctx, logOutByBackChannel.path, [
      connection.projectId,
      connection.id,
    ]),
  }
}
