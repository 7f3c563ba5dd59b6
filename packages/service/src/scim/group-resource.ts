import * as z from 'zod/mini'
import { nameText, textUpTo, uuid } from '@latchkey/contract/schemas/primitives'
import { MAX_MEMBERS, type GroupMember } from '../domain/provisioning/group-members.js'
import type { ProvisionedGroup } from '../domain/provisioning/provisioned-groups.js'
import { GROUP_SCHEMA } from './attribute-path.js'
import { parseBody } from './parse-body.js'

const displayName = nameText.check(z.minLength(1, 'must not be empty'))
const externalId = z.nullish(textUpTo(256))

const member = z.object({
  value: z.pipe(
    uuid,
    z.transform((id) => id.toLowerCase()),
  ),
})
const members = z
  .array(member)
  .check(z.maxLength(MAX_MEMBERS, `must have at most ${MAX_MEMBERS} values`))

const groupBody = z.object({ displayName, externalId, members: z.nullish(members) })

/** Reads a group. */
export function readGroupBody(body: unknown) {
  const group = parseBody(groupBody, body)
  return {
    displayName: group.displayName,
    externalId: group.externalId || null,
    memberIds: (group.members ?? []).map(({ value }) => value),
  }
}

/** Reads the value of `displayName` in a PATCH. */
export const readDisplayName = (value: unknown): string => parseBody(displayName, value)

/** Reads the value of `externalId` in a PATCH. */
export const readExternalId = (value: unknown): string | null =>
  parseBody(externalId, value) || null

/** Reads the IDs of the value of `members` in a PATCH: a list, or one member. */
export const readMemberIds = (value: unknown): string[] =>
  parseBody(members, Array.isArray(value) ? value : [value]).map(({ value: id }) => id)

/** Returns a group as a response shows it. */
export const toGroupResource = (
  group: ProvisionedGroup,
  { baseUrl, members: own }: { baseUrl: string; members: readonly GroupMember[] },
) => ({
  schemas: [GROUP_SCHEMA],
  id: group.id,
  ...(group.externalId !== null && { externalId: group.externalId }),
  displayName: group.displayName,
  members: own.map(({ id, userName }) => ({
    value: id,
    display: userName,
    type: 'User',
    $ref: `${baseUrl}/Users/${id}`,
  })),
  meta: {
    resourceType: 'Group',
    created: new Date(group.createdAt).toISOString(),
    lastModified: new Date(group.updatedAt).toISOString(),
    location: `${baseUrl}/Groups/${group.id}`,
  },
})
