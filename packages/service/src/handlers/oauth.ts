import { fail } from '@latchkey/contract/errors'
import { oauth as routes } from '@latchkey/contract/routes'
import { oauth as schemas } from '@latchkey/contract/schemas'
import { Answer } from '../answer.js'
import type { Context } from '../context.js'
import type { Project } from '../domain/clock.js'
import { ipInfoOf } from '../domain/ip-info.js'
import { findProject } from '../domain/project-keys.js'
import { refresh } from '../domain/sessions.js'
import { implement } from '../implement.js'
import { Refusal } from '../refusal.js'

/** Lifetime as clients of the protocol are told; the token's own expiry is what counts. */
const NOMINAL_SECONDS = 3600
const SCOPE = 'legacy'
/** RFC 6749, section 5.1. */
const TOKEN_HEADERS = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }

export const oauth = implement(routes, schemas, {
  exchangeToken: async ({ ctx, headers, body }) => {
    const project = await authenticateClient(ctx, body)
    if (body.grant_type === 'authorization_code') throw refuseCode(body)
    if (!body.refresh_token) throw invalidRequest('refresh_token is missing')
    if (body.scope !== undefined && body.scope !== SCOPE) throw fail('INVALID_SCOPE')
    const accessToken = await refresh(ctx, project, {
      refreshToken: body.refresh_token,
      ipInfo: ipInfoOf(headers),
    })
    if (accessToken === undefined) throw fail('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    return new Answer(
      {
        access_token: accessToken,
        token_type: 'Bearer' as const,
        expires_in: NOMINAL_SECONDS,
        scope: SCOPE,
      },
      TOKEN_HEADERS,
    )
  },
})

interface ClientFields {
  grant_type: string
  client_id?: string | undefined
  client_secret?: string | undefined
}

/** The client is a project and proves it with a publishable key; a code exchange may go without. */
async function authenticateClient(ctx: Context, body: ClientFields): Promise<Project> {
  const { client_id: id = '', client_secret: key } = body
  const given = key === undefined ? undefined : ({ kind: 'publishableClientKey', key } as const)
  const found = await findProject(ctx, id, given)
  const isPublic = key === undefined && body.grant_type === 'authorization_code'
  if (found === undefined || !(found.isKeyValid || isPublic))
    throw fail('INVALID_OAUTH_CLIENT_ID_OR_SECRET', { client_id: null })
  return found.project
}

/** No authorization code was ever issued, so that every code is unknown. */
function refuseCode(body: { code?: string | undefined; redirect_uri?: string | undefined }): Error {
  if (!body.code) return invalidRequest('code is missing')
  if (!body.redirect_uri) return invalidRequest('redirect_uri is missing')
  return fail('INVALID_AUTHORIZATION_CODE')
}

/** RFC 6749, section 5.2. */
const invalidRequest = (description: string) =>
  new Refusal(400, { error: 'invalid_request', error_description: description })
