import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { oidcProvider } from '../../domain/connection-sign-in/oidc-provider.js'
import { isOidc, isSaml, type TeamConnection } from '../../domain/team-connections/connections.js'
import { answering } from '../oauth/provider-http-errors.js'
import { samlStart } from '../oauth/saml-sign-in.js'
import { oauthStart, type SignInStart } from '../oauth/sign-in-start.js'
import { beginTest } from '../oauth/sign-in-test.js'

/** Begins a test sign-in of a connection. Resolves to the URL at its provider. */
export const testUrl = (
  ctx: Context,
  project: Project,
  connection: TeamConnection,
): Promise<string> =>
  answering(ctx, async () => beginTest(ctx, project, await startOf(ctx, project, connection)))

/** Returns how a test of a connection starts. */
const startOf = async (
  ctx: Context,
  project: Project,
  connection: TeamConnection,
): Promise<SignInStart> => {
  if (isSaml(connection)) return samlStart(ctx, connection)
  if (isOidc(connection)) return oauthStart(await oidcProvider(ctx, project, connection))
  throw fail('TEAM_CONNECTION_NOT_FOUND')
}
