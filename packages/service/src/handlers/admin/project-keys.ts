import { fail } from '@latchkey/contract/errors'
import { adminProjectKeys as routes } from '@latchkey/contract/routes'
import { adminProjectKeys as schemas } from '@latchkey/contract/schemas'
import { toList } from '../../answer.js'
import {
  createKeySet,
  findKeySet,
  listKeySets,
  updateKeySet,
  type KeySet,
} from '../../domain/key-sets.js'
import { implement } from '../../implement.js'

/**
 * What is told of the keys of a configuration file, which have no expiry although the protocol always
 * names one: the last moment of four-digit years, so that every calendar can show it.
 */
const NEVER_MILLIS = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

export const adminProjectKeys = implement(routes, schemas, {
  listProjectKeySets: async ({ ctx, auth }) =>
    toList((await listKeySets(ctx.db, auth.project.id)).map(toKeySet)),

  createProjectKeySet: async ({ ctx, auth, body }) => {
    const { set, keys } = await createKeySet(ctx, auth.project, {
      description: body.description,
      expiresAt: body.expires_at_millis,
      kinds: [
        ...(body.has_publishable_client_key ? (['publishableClientKey'] as const) : []),
        ...(body.has_secret_server_key ? (['secretServerKey'] as const) : []),
        ...(body.has_super_secret_admin_key ? (['superSecretAdminKey'] as const) : []),
      ],
    })
    return {
      ...fieldsOf(set),
      publishable_client_key: keys.publishableClientKey,
      secret_server_key: keys.secretServerKey,
      super_secret_admin_key: keys.superSecretAdminKey,
    }
  },

  readProjectKeySet: async ({ ctx, auth, params }) =>
    toKeySet(requireSet(await findKeySet(ctx.db, auth.project.id, params.api_key_id))),

  updateProjectKeySet: async ({ ctx, auth, params, body }) => {
    const changed = await updateKeySet(ctx, auth.project, {
      id: params.api_key_id,
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
  expires_at_millis: set.expiresAt ?? NEVER_MILLIS,
  manually_revoked_at_millis: set.revokedAt ?? undefined,
  created_at_millis: set.createdAt,
})

/** A set without its keys, as the protocol shows it (section 3.1, InternalApiKey). */
const toKeySet = (set: KeySet) => ({
  ...fieldsOf(set),
  publishable_client_key: lastFour(set.publishableClientKeyEnd),
  secret_server_key: lastFour(set.secretServerKeyEnd),
  super_secret_admin_key: lastFour(set.superSecretAdminKeyEnd),
})

const lastFour = (end: string | null) => (end === null ? undefined : { last_four: end })
