import {
  countMembers,
  listGroupMembers,
  MAX_MEMBERS,
  type GroupMember,
} from '../domain/provisioning/group-members.js'
import {
  changeProvisionedGroup,
  createProvisionedGroup,
  deleteProvisionedGroup,
  findProvisionedGroup,
  listProvisionedGroups,
  type GroupFilter,
  type ProvisionedGroup,
} from '../domain/provisioning/provisioned-groups.js'
import { parseFilter } from './filter.js'
import { readGroupChanges } from './group-patch.js'
import { readGroupBody, toGroupResource } from './group-resource.js'
import { listResponse, readPage } from './list.js'
import type { ScimRequest, ScimResult } from './scim-request.js'
import { readOperations } from './parse-body.js'
import { resourceId, searchedId } from './resource-id.js'
import { selectAttributes, selectedBy } from './select-attributes.js'

type Response = Promise<ScimResult>

export async function listGroups(request: ScimRequest): Response {
  const { ctx, provisioner, query } = request
  const page = readPage(query)
  const filter = readFilter(query.get('filter'))
  const { id } = provisioner.connection
  const { groups, total } = await listProvisionedGroups(ctx.db, id, { ...page, filter })
  const first = await takeFirst(request, groups)
  return { body: listResponse(await toResources(request, first), { ...page, total }) }
}

function readFilter(text: string | null): GroupFilter {
  const attributes = ['id', 'displayname', 'externalid', 'members', 'members.value']
  const values = parseFilter(text, attributes)
  return {
    id: searchedId(values['id']),
    displayName: values['displayname'],
    externalId: values['externalid'],
    memberId: searchedId(values['members.value'] ?? values['members']),
  }
}

/** Ends a page before its groups have more members than one response may contain. The client asks for the rest. */
async function takeFirst(
  { ctx, query }: ScimRequest,
  groups: readonly ProvisionedGroup[],
): Promise<readonly ProvisionedGroup[]> {
  if (!selectedBy(query)('members')) return groups
  const counts = await countMembers(
    ctx.db,
    groups.map(({ id }) => id),
  )
  let members = 0
  const end = groups.findIndex(({ id }) => {
    members += counts.get(id) ?? 0
    return members > MAX_MEMBERS
  })
  return end === -1 ? groups : groups.slice(0, Math.max(1, end))
}

export async function readGroup(request: ScimRequest): Response {
  const { ctx, provisioner } = request
  const id = resourceId(request)
  const group = await findProvisionedGroup(ctx.db, provisioner.connection.id, id)
  return { body: await toResource(request, group) }
}

export async function createGroup(request: ScimRequest): Response {
  const { ctx, provisioner, body, baseUrl } = request
  const group = await createProvisionedGroup(ctx, provisioner, readGroupBody(body))
  const location = `${baseUrl}/Groups/${group.id}`
  return { status: 201, body: await toResource(request, group), location }
}

export async function replaceGroup(request: ScimRequest): Response {
  const { ctx, provisioner, body } = request
  const { memberIds, ...attributes } = readGroupBody(body)
  const changes = { ...attributes, members: [{ kind: 'replace' as const, ids: memberIds }] }
  const id = resourceId(request)
  const group = await changeProvisionedGroup(ctx, provisioner, { id, changes })
  return { body: await toResource(request, group) }
}

/** Responds without a body, which could have thousands of members. */
export async function patchGroup(request: ScimRequest): Response {
  const { ctx, provisioner, body } = request
  const changes = readGroupChanges(readOperations(body))
  await changeProvisionedGroup(ctx, provisioner, { id: resourceId(request), changes })
  return undefined
}

export async function deleteGroup(request: ScimRequest): Response {
  const { ctx, provisioner } = request
  await deleteProvisionedGroup(ctx, provisioner, resourceId(request))
  return undefined
}

const toResource = async (request: ScimRequest, group: ProvisionedGroup): Promise<unknown> =>
  (await toResources(request, [group]))[0]

async function toResources(
  { ctx, baseUrl, query }: ScimRequest,
  groups: readonly ProvisionedGroup[],
): Promise<unknown[]> {
  const isSelected = selectedBy(query)
  const ids = groups.map(({ id }) => id)
  const members = isSelected('members') ? await listGroupMembers(ctx.db, ids) : []
  const byGroup = new Map<string, GroupMember[]>(ids.map((id) => [id, []]))
  for (const member of members) byGroup.get(member.groupId)?.push(member)
  return groups.map((group) => {
    const own = byGroup.get(group.id) ?? []
    return selectAttributes(toGroupResource(group, { baseUrl, members: own }), isSelected)
  })
}
