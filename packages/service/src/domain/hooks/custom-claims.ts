import * as z from 'zod'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { HttpError } from '../../errors/http-error.js'
import type { User } from '../users/user-view.js'
import { callHook, hooksOf } from './call-hook.js'
import { toHookUser } from './hook-user.js'

/** Access tokens are sent with every request, and proxies limit the length of headers. */
const CLAIMS_BYTES = 4_096

/**
 * Names of RFC 7519, of OpenID Connect and of the service. A claim of the app under one of them could change who the token
 * is for, or what clients and servers conclude from it.
 */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'acr',
  'act',
  'amr',
  'aud',
  'auth_time',
  'azp',
  'branchId',
  'branch_id',
  'client_id',
  'cnf',
  'email',
  'email_verified',
  'exp',
  'iat',
  'is_anonymous',
  'is_restricted',
  'iss',
  'jti',
  'may_act',
  'name',
  'nbf',
  'nonce',
  'project_id',
  'refreshTokenId',
  'refresh_token_id',
  'requires_totp_mfa',
  'restricted_reason',
  'role',
  'scope',
  'selected_team_id',
  'sid',
  'signed_up_at',
  'sub',
])

const claimsSchema = z
  .record(z.string(), z.json())
  .superRefine((claims, check) => {
    for (const name of Object.keys(claims))
      if (RESERVED_NAMES.has(name))
        check.addIssue(`The name ${name} is reserved. Rename the claim.`)
  })
  .refine((claims) => Buffer.byteLength(JSON.stringify(claims)) <= CLAIMS_BYTES, {
    error: `The claims have more than ${CLAIMS_BYTES} bytes of JSON.`,
  })

/**
 * Returns the claims that the hook `customClaims` adds to an access token; none if the project has no hook. Call it
 * outside of transactions.
 *
 * @param readUser reads the user of the token, who may have been deleted
 */
export async function customClaims(
  ctx: Context,
  project: Project,
  {
    session,
    readUser,
  }: {
    session: { id: string; createdAt: number; isImpersonation: boolean }
    readUser: () => Promise<User | undefined>
  },
): Promise<Readonly<Record<string, unknown>>> {
  const { customClaims: hook } = hooksOf(ctx, project)
  const user = hook && (await readUser())
  if (hook === undefined || user === undefined) return {}
  const { id, createdAt: createdAtMillis, isImpersonation } = session
  const event = {
    projectId: project.id,
    user: toHookUser(user),
    session: { id, createdAtMillis, isImpersonation },
  }
  const claims = await callHook(ctx, project, {
    name: 'customClaims',
    hook,
    event,
    schema: claimsSchema,
  })
  if (claims === undefined && hook.onFailure === 'refuse')
    throw new HttpError(503, 'The access token could not be signed. Try again in a few seconds.')
  return claims ?? {}
}
