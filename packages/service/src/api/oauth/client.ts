import { SECRET_WITHOUT_KEY } from '@latchkey/contract/headers'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../context.js'
import { loadCaller, type Caller } from '../../domain/sessions/load-caller.js'
import { loadRefresh, type RefreshFacts } from '../../domain/sessions/load-refresh.js'
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
async function findClient(ctx: Context, fields: ClientFields): Promise<Caller | undefined> {
  const kind = 'publishableClientKey'
  return withoutKey(fields, await loadCaller(ctx, { ...namedBy(fields), kind, accessToken: null }))
}

function namedBy({ clientId: id = '', clientSecret }: ClientFields) {
  const projectId = id.endsWith(MAIN_BRANCH) ? id.slice(0, -MAIN_BRANCH.length) : id
  const isWithoutKey = clientSecret === SECRET_WITHOUT_KEY
  return { projectId, key: isWithoutKey ? null : (clientSecret ?? null) }
}

/** A client that names no key is valid if the project requires none. */
function withoutKey<Facts extends Pick<Caller, 'project' | 'isKeyValid'>>(
  { clientSecret }: ClientFields,
  facts: Facts | undefined,
): Facts | undefined {
  if (facts === undefined || clientSecret !== SECRET_WITHOUT_KEY) return facts
  return { ...facts, isKeyValid: facts.project.config.allowClientsWithoutKey === true }
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
  if (caller === undefined || !(caller.isKeyValid || isPublic)) throw invalidClient()
  return caller.project
}

/** The same for a client that refreshes a session, and the session of its refresh token. */
export async function refreshingClient(
  ctx: Context,
  fields: ClientFields & { refreshToken: string },
): Promise<Pick<RefreshFacts, 'project' | 'session'>> {
  const facts = withoutKey(
    fields,
    await loadRefresh(ctx, { ...namedBy(fields), refreshToken: fields.refreshToken }),
  )
  if (facts?.isKeyValid !== true) throw invalidClient()
  return facts
}

const invalidClient = () => fail('INVALID_OAUTH_CLIENT_ID_OR_SECRET', { clientId: null })
