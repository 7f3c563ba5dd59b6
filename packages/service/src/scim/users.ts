import {
  createProvisionedUser,
  deleteProvisionedUser,
  findProvisionedUser,
  listProvisionedUsers,
  replaceProvisionedUser,
  type ProvisionedUser,
  type UserFilter,
} from '../domain/provisioning/provisioned-users.js'
import { parseFilter } from './filter.js'
import { listResponse, readPage } from './list.js'
import type { ScimRequest, ScimResult } from './scim-request.js'
import { readOperations } from './parse-body.js'
import { resourceId, searchedId } from './resource-id.js'
import { selectAttributes, selectedBy } from './select-attributes.js'
import { patchedUser } from './user-patch.js'
import { readUserBody, toUserResource } from './user-resource.js'

type Response = Promise<ScimResult>

export async function listUsers({ ctx, provisioner, query, baseUrl }: ScimRequest): Response {
  const page = readPage(query)
  const filter = readFilter(query.get('filter'))
  const { id } = provisioner.connection
  const { users, total } = await listProvisionedUsers(ctx.db, id, { ...page, filter })
  const isSelected = selectedBy(query)
  const resources = users.map((user) => selectAttributes(toUserResource(user, baseUrl), isSelected))
  return { body: listResponse(resources, { ...page, total }) }
}

function readFilter(text: string | null): UserFilter {
  const attributes = ['id', 'username', 'externalid', 'emails', 'emails.value']
  const values = parseFilter(text, attributes)
  return {
    id: searchedId(values['id']),
    userName: values['username'],
    externalId: values['externalid'],
    email: values['emails.value'] ?? values['emails'],
  }
}

export async function readUser(request: ScimRequest): Response {
  const { ctx, provisioner } = request
  const id = resourceId(request)
  return toResult(request, await findProvisionedUser(ctx.db, provisioner.connection.id, id))
}

export async function createUser(request: ScimRequest): Response {
  const { ctx, provisioner, body } = request
  const user = await createProvisionedUser(ctx, provisioner, readUserBody(body))
  return { ...toResult(request, user), status: 201, location: locationOf(request, user) }
}

export async function replaceUser(request: ScimRequest): Response {
  const { ctx, provisioner, body } = request
  const replace = (before: ProvisionedUser) => readUserBody(body, before)
  const id = resourceId(request)
  return toResult(request, await replaceProvisionedUser(ctx, provisioner, id, replace))
}

export async function patchUser(request: ScimRequest): Response {
  const { ctx, provisioner, body } = request
  const operations = readOperations(body)
  const patch = (before: ProvisionedUser) => patchedUser(before, operations)
  const id = resourceId(request)
  return toResult(request, await replaceProvisionedUser(ctx, provisioner, id, patch))
}

export async function deleteUser(request: ScimRequest): Response {
  const { ctx, provisioner } = request
  await deleteProvisionedUser(ctx, provisioner, resourceId(request))
  return undefined
}

const locationOf = ({ baseUrl }: ScimRequest, { id }: ProvisionedUser): string =>
  `${baseUrl}/Users/${id}`

const toResult = ({ baseUrl, query }: ScimRequest, user: ProvisionedUser) => ({
  body: selectAttributes(toUserResource(user, baseUrl), selectedBy(query)),
})
