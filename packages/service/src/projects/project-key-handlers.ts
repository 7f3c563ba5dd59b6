import { fail } from '@latchkey/contract/errors'
import { adminProjectKeys as routes } from '@latchkey/contract/routes'
import { adminProjectKeys as schemas } from '@latchkey/contract/schemas'
import { toList } from '../http/response.js'
import { createKeySet, findKeySet, listKeySets, updateKeySet, type KeySet } from './key-sets.js'
import { implement } from '../http/implement.js'
import { requireRecentSignIn } from '../sessions/recent-sign-in.js'

/**
 * The expiry in responses about keys of a configuration file, which have none although the protocol always
 * returns one: the last instant of four-digit years, so that every calendar can show it.
 */
const NEVER_MILLIS = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

export const adminProjectKeys = implement(routes, schemas, {
  listProjectKeySets: async ({ ctx, auth }) =>
    toList((await listKeySets(ctx.db, auth.project.id)).map(toKeySet)),

  createProjectKeySet: async (call) => {
    const { ctx, auth, body } = call
    await requireRecentSignIn(call)
    const { set, keys } = await createKeySet(ctx, auth.project, {
      description: body.description,
      expiresAt: body.expiresAtMillis,
      kinds: [
        ...(body.hasPublishableClientKey ? (['publishableClientKey'] as const) : []),
        ...(body.hasSecretServerKey ? (['secretServerKey'] as const) : []),
        ...(body.hasSuperSecretAdminKey ? (['superSecretAdminKey'] as const) : []),
      ],
    })
    return {
      ...fieldsOf(set),
      publishableClientKey: keys.publishableClientKey,
      secretServerKey: keys.secretServerKey,
      superSecretAdminKey: keys.superSecretAdminKey,
    }
  },

  readProjectKeySet: async ({ ctx, auth, params }) =>
    toKeySet(requireSet(await findKeySet(ctx.db, auth.project.id, params.apiKeyId))),

  updateProjectKeySet: async (call) => {
    const { ctx, auth, params, body } = call
    await requireRecentSignIn(call)
    const changed = await updateKeySet(ctx, auth.project, {
      id: params.apiKeyId,
      description: body.description,
      isRevoked: body.revoked === true,
    })
    return toKeySet(requireSet(changed))
  },
})

function requireSet(set: KeySet | undefined): KeySet {
  if (set === undefined) throw fail('API_KEY_NOT_FOUND')
  return set
}

const fieldsOf = (set: KeySet) => ({
  id: set.id,
  description: set.description,
  expiresAtMillis: set.expiresAt ?? NEVER_MILLIS,
  manuallyRevokedAtMillis: set.revokedAt ?? undefined,
  createdAtMillis: set.createdAt,
})

/** A set without its keys, as the protocol shows it (section 3.1, InternalApiKey). */
const toKeySet = (set: KeySet) => ({
  ...fieldsOf(set),
  publishableClientKey: lastFour(set.publishableClientKeyEnd),
  secretServerKey: lastFour(set.secretServerKeyEnd),
  superSecretAdminKey: lastFour(set.superSecretAdminKeyEnd),
})

const lastFour = (end: string | null) => (end === null ? undefined : { lastFour: end })
