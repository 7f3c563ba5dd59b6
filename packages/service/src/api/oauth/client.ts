import { SECRET_WITHOUT_KEY } from '@latchkey/contract/headers'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../context.js'
import { loadCaller, type Caller } from '../../domain/sessions/load-caller.js'
import type { Project } from '../../db/schema.js'

const MAIN_BRANCH = '#main'

interface ClientFields {
  clientId?: string | undefined
  clientSecret?: string | undefined
}

/**
 * The project of an OAuth client, and whether the client proved it with a publishable key or the project
 * requires none. PKCE and the trusted domains protect the code in both cases: every page contains the key.
 */
async function findClient(
  ctx: Context,
  { clientId: id = '', clientSecret }: ClientFields,
): Promise<Caller | undefined> {
  const projectId = id.endsWith(MAIN_BRANCH) ? id.slice(0, -MAIN_BRANCH.length) : id
  const isWithoutKey = clientSecret === SECRET_WITHOUT_KEY
  const caller = await loadCaller(ctx, {
    projectId,
    kind: 'publishableClientKey',
    key: isWithoutKey ? null : (clientSecret ?? null),
    accessToken: null,
  })
  if (caller === undefined || !isWithoutKey) return caller
  return { ...caller, isKeyValid: caller.project.config.allowClientsWithoutKey === true }
}

/** The client that starts a sign-in. */
export async function startingClient(
  ctx: Context,
  fields: { clientId: string; clientSecret: string },
): Promise<Project> {
  const caller = await findClient(ctx, fields)
  if (caller === undefined)
    throw fail('INVALID_OAUTH_CLIENT_ID_OR_SECRET', { clientId: fields.clientId })
  if (!caller.isKeyValid)
    throw fail('INVALID_PUBLISHABLE_CLIENT_KEY', { projectId: caller.project.id })
  return caller.project
}

/** The client at the token endpoint. A code exchange may go without a secret: PKCE protects it. */
export async function tokenClient(
  ctx: Context,
  fields: ClientFields & { grantType: string },
): Promise<Project> {
  const caller = await findClient(ctx, fields)
  const isPublic = fields.clientSecret === undefined && fields.grantType === 'authorization_code'
  if (caller === undefined || !(caller.isKeyValid || isPublic))
    throw fail('INVALID_OAUTH_CLIENT_ID_OR_SECRET', { clientId: null })
  return caller.project
}
