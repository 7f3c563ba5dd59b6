import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import { findProject } from '../projects/project-keys.js'
import type { Project } from '../projects/project.js'

const MAIN_BRANCH = '#main'
/** The secret that published clients since 2.8.77 send if they have no publishable client key. */
const NO_KEY = '__stack_public_client__'

interface ClientFields {
  clientId?: string | undefined
  clientSecret?: string | undefined
}

/**
 * The project that an OAuth client is, and whether it proved that with a publishable key or the project requires
 * none. PKCE and the trusted domains protect the code in both cases: every page contains the key.
 */
async function findClient(
  ctx: Context,
  { clientId: id = '', clientSecret: key }: ClientFields,
): Promise<Awaited<ReturnType<typeof findProject>>> {
  const projectId = id.endsWith(MAIN_BRANCH) ? id.slice(0, -MAIN_BRANCH.length) : id
  if (key === NO_KEY) {
    const found = await findProject(ctx, projectId)
    return found && { ...found, isKeyValid: found.project.config.allowClientsWithoutKey === true }
  }
  const given = key === undefined ? undefined : ({ kind: 'publishableClientKey', key } as const)
  return findProject(ctx, projectId, given)
}

/** The client that starts a sign-in (protocol, section 3.8). */
export async function startingClient(
  ctx: Context,
  fields: { clientId: string; clientSecret: string },
): Promise<Project> {
  const found = await findClient(ctx, fields)
  if (found === undefined)
    throw fail('INVALID_OAUTH_CLIENT_ID_OR_SECRET', { client_id: fields.clientId })
  if (!found.isKeyValid)
    throw fail('INVALID_PUBLISHABLE_CLIENT_KEY', { project_id: found.project.id })
  return found.project
}

/** The client at the token endpoint. A code exchange may go without a secret: PKCE protects it. */
export async function tokenClient(
  ctx: Context,
  fields: ClientFields & { grantType: string },
): Promise<Project> {
  const found = await findClient(ctx, fields)
  const isPublic = fields.clientSecret === undefined && fields.grantType === 'authorization_code'
  if (found === undefined || !(found.isKeyValid || isPublic))
    throw fail('INVALID_OAUTH_CLIENT_ID_OR_SECRET', { client_id: null })
  return found.project
}
