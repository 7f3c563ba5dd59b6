import type { AuditAction } from '../db/values.js'
import {
  listResourceTypes,
  listSchemas,
  readResourceType,
  readSchema,
  readServiceConfig,
} from './discovery.js'
import {
  createGroup,
  deleteGroup,
  listGroups,
  patchGroup,
  readGroup,
  replaceGroup,
} from './groups.js'
import type { ScimRequest, ScimResult } from './scim-request.js'
import { createUser, deleteUser, listUsers, patchUser, readUser, replaceUser } from './users.js'

/** An endpoint with its rules, which hold before it runs. */
export interface Operation {
  /** Method and path below the base URL of a connection. */
  request: string
  /** The events that it may write to the audit log. */
  audit: readonly AuditAction[]
  run: (request: ScimRequest) => ScimResult | Promise<ScimResult>
}

const endEvents = ['team_member.removed', 'api_key.revoked'] as const
const memberEvents = ['team_member.added', 'permission.granted', 'permission.revoked'] as const
const accountEvents = ['address.added', 'address.changed', 'address.removed'] as const

const createEvents = [
  ...endEvents,
  ...memberEvents,
  'provisioned_user.created',
  'user.created',
  'team.created',
  // An account that never verified the address loses what was there before.
  'credentials.revoked',
  'address.removed',
  'team_invitation.revoked',
  // A hook refused the user.
  'sign_in.failed',
] as const

const changeEvents = [
  ...endEvents,
  ...memberEvents,
  ...accountEvents,
  'provisioned_user.activated',
  'provisioned_user.deactivated',
  'user.changed',
] as const

const groupEvents = ['permission.granted', 'permission.revoked'] as const

/** All endpoints. Each takes a token of the connection, and one request of its budget per minute. */
export const operations: readonly Operation[] = [
  { request: 'GET /ServiceProviderConfig', audit: [], run: readServiceConfig },
  { request: 'GET /ResourceTypes', audit: [], run: listResourceTypes },
  { request: 'GET /ResourceTypes/{id}', audit: [], run: readResourceType },
  { request: 'GET /Schemas', audit: [], run: listSchemas },
  { request: 'GET /Schemas/{id}', audit: [], run: readSchema },
  { request: 'GET /Users', audit: [], run: listUsers },
  { request: 'POST /Users', audit: createEvents, run: createUser },
  { request: 'GET /Users/{id}', audit: [], run: readUser },
  { request: 'PUT /Users/{id}', audit: changeEvents, run: replaceUser },
  { request: 'PATCH /Users/{id}', audit: changeEvents, run: patchUser },
  {
    request: 'DELETE /Users/{id}',
    audit: [...endEvents, 'provisioned_user.deleted'],
    run: deleteUser,
  },
  { request: 'GET /Groups', audit: [], run: listGroups },
  { request: 'POST /Groups', audit: groupEvents, run: createGroup },
  { request: 'GET /Groups/{id}', audit: [], run: readGroup },
  { request: 'PUT /Groups/{id}', audit: groupEvents, run: replaceGroup },
  { request: 'PATCH /Groups/{id}', audit: groupEvents, run: patchGroup },
  { request: 'DELETE /Groups/{id}', audit: groupEvents, run: deleteGroup },
]
