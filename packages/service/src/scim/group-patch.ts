import type { MemberChange } from '../domain/provisioning/group-members.js'
import type { GroupChanges } from '../domain/provisioning/provisioned-groups.js'
import { isUuid } from '../lib/uuid.js'
import { type AttributePath, isOfExtension, parsePath } from './attribute-path.js'
import { ScimError } from './errors.js'
import { readDisplayName, readExternalId, readMemberIds } from './group-resource.js'
import type { PatchOperation } from './parse-body.js'

/** Reads the changes of a group from the operations of a PATCH. Attributes that the service does not keep are ignored. */
export function readGroupChanges(operations: readonly PatchOperation[]): GroupChanges {
  const changes: GroupChanges & { members: MemberChange[] } = { members: [] }
  for (const { op, path: text, value } of operations) {
    if (isOfExtension(text)) continue
    const path = parsePath(text)
    if (path === undefined)
      throw new ScimError(400, `The path ${text.slice(0, 100)} is invalid.`, 'invalidPath')
    if (path.attribute === 'members') changes.members.push(memberChange(op, path, value))
    if (path.attribute === 'externalid')
      changes.externalId = op === 'remove' ? null : readExternalId(value)
    if (path.attribute === 'displayname')
      changes.displayName = readDisplayName(op === 'remove' ? undefined : value)
  }
  return changes
}

function memberChange(
  op: PatchOperation['op'],
  { condition, subAttribute }: AttributePath,
  value: unknown,
): MemberChange {
  // `members[value eq "…"]` names one member.
  if (condition !== undefined) {
    const isMember = condition.attribute === 'value' && typeof condition.value === 'string'
    if (op !== 'remove' || subAttribute !== undefined || !isMember)
      throw new ScimError(400, 'Remove a member by members[value eq "…"].', 'invalidPath')
    const id = String(condition.value)
    return { kind: 'remove', ids: isUuid(id) ? [id.toLowerCase()] : [] }
  }
  if (op === 'remove' && value === undefined) return { kind: 'replace', ids: [] }
  return { kind: op, ids: readMemberIds(value) }
}
