import type { Output } from '@latchkey/contract'
import * as routes from '@latchkey/contract/routes/team-connections/provisioning'
import * as schemas from '@latchkey/contract/schemas/team-connections/provisioning'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import {
  pageProvisionedGroups,
  type ProvisionedGroup,
} from '../../domain/provisioning/provisioned-groups.js'
import {
  pageProvisionedUsers,
  type ProvisionedUser,
} from '../../domain/provisioning/provisioned-users.js'
import {
  createScimToken,
  listScimTokens,
  revokeScimToken,
  type ScimToken,
} from '../../domain/provisioning/scim-tokens.js'
import { scimUrlOf } from '../../domain/provisioning/scim-url.js'
import { findTeamConnection } from '../../domain/team-connections/connections.js'
import type { Call } from '../call/call.js'
import { findTeamOrReject } from '../call/find-team.js'
import { implement } from '../call/implement.js'
import { success, toList } from '../call/response.js'
import { managerOf } from './manager.js'

const DEFAULT_LIMIT = 100

export const provisioning = implement(routes, schemas, {
  listScimTokens: async (call) => {
    const { connectionId } = await namesOf(call)
    return toList((await listScimTokens(call.ctx.db, connectionId)).map(toToken))
  },

  createScimToken: async (call) => {
    const { ctx, auth, body } = call
    const names = await namesOf(call)
    const { description = '' } = body
    const { token, text } = await createScimToken(ctx, auth.project, {
      ...names,
      description,
      manager: managerOf(call),
    })
    return { ...fieldsOf(token), value: text, baseUrl: scimUrlOf(ctx, names.connectionId) }
  },

  revokeScimToken: async (call) => {
    const { ctx, auth, params } = call
    await revokeScimToken(ctx, auth.project, { ...(await namesOf(call)), id: params.tokenId })
    return success
  },

  listProvisionedUsers: async (call) => {
    const { connectionId } = await namesOf(call)
    const { users, nextCursor } = await pageProvisionedUsers(
      call.ctx.db,
      connectionId,
      pageOf(call.query),
    )
    return toPage(users.map(toUser), nextCursor)
  },

  listProvisionedGroups: async (call) => {
    const { connectionId } = await namesOf(call)
    const { groups, nextCursor } = await pageProvisionedGroups(
      call.ctx.db,
      connectionId,
      pageOf(call.query),
    )
    return toPage(groups.map(toGroup), nextCursor)
  },
})

/** Finds the connection that a call names. */
async function namesOf(
  call: Pick<Call, 'ctx' | 'auth'> & { params: { teamId: string; connectionId: string } },
): Promise<{ teamId: string; connectionId: string }> {
  const { teamId, connectionId } = call.params
  const team = await findTeamOrReject(call, teamId)
  const connection = await findTeamConnection(call.ctx.db, { teamId: team.id, id: connectionId })
  return { teamId: team.id, connectionId: connection.id }
}

interface PageQuery {
  cursor?: string | undefined
  limit?: number | undefined
}
const pageOf = ({ cursor, limit = DEFAULT_LIMIT }: PageQuery) => ({ cursor, limit })

const toPage = <Item>(items: Item[], nextCursor: string | null) =>
  ({ items, isPaginated: true, pagination: { nextCursor } }) as const

const fieldsOf = ({ id, description, createdAt, lastUsedAt }: ScimToken) => ({
  id,
  description,
  createdAtMillis: createdAt,
  lastUsedAtMillis: lastUsedAt,
})

const toToken = (token: ScimToken): CamelKeys<Output<typeof schemas.scimToken>> => ({
  ...fieldsOf(token),
  value: { lastFour: token.tokenEnd },
})

const toUser = (user: ProvisionedUser): CamelKeys<Output<typeof schemas.provisionedUser>> => ({
  id: user.id,
  userId: user.userId,
  externalId: user.externalId,
  userName: user.userName,
  email: user.accountEmail,
  isActive: user.isActive,
  createdAtMillis: user.createdAt,
  updatedAtMillis: user.updatedAt,
})

const toGroup = (
  group: ProvisionedGroup & { memberCount: number },
): CamelKeys<Output<typeof schemas.provisionedGroup>> => ({
  id: group.id,
  externalId: group.externalId,
  displayName: group.displayName,
  memberCount: group.memberCount,
  createdAtMillis: group.createdAt,
  updatedAtMillis: group.updatedAt,
})
