import type { ProvisionedUser, UserAttributes } from '../domain/provisioning/provisioned-users.js'
import { type AttributePath, isOfExtension, parsePath } from './attribute-path.js'
import { ScimError } from './errors.js'
import type { PatchOperation } from './parse-body.js'
import { readUserBody, toUserBody } from './user-resource.js'

/**
 * Applies the operations of a PATCH to a user. Attributes that the service does not keep are ignored: identity providers map many by
 * default, and one of them must not stop the others.
 */
export function patchedUser(
  before: ProvisionedUser,
  operations: readonly PatchOperation[],
): UserAttributes {
  const body: Record<string, unknown> = toUserBody(before)
  for (const operation of operations) apply(body, operation)
  return readUserBody(body, before)
}

/** The names of simple attributes, by their names in lower case. */
const simple: ReadonlyMap<string, string> = new Map([
  ['username', 'userName'],
  ['externalid', 'externalId'],
  ['displayname', 'displayName'],
  ['active', 'active'],
])
const nameParts: ReadonlyMap<string, string> = new Map([
  ['formatted', 'formatted'],
  ['givenname', 'givenName'],
  ['familyname', 'familyName'],
])

function apply(body: Record<string, unknown>, { op, path: text, value }: PatchOperation): void {
  if (isOfExtension(text)) return
  const path = parsePath(text)
  if (path === undefined)
    throw new ScimError(400, `The path ${text.slice(0, 100)} is invalid.`, 'invalidPath')
  const next = op === 'remove' ? null : value
  const name = simple.get(path.attribute)
  if (name !== undefined) body[name] = next
  else if (path.attribute === 'name') body['name'] = nextName(body['name'], path, next)
  else if (path.attribute === 'emails' && isOwnAddress(path))
    body['emails'] = nextEmails(path, next)
}

/** Returns the name after a change of one part, or of several. */
function nextName(before: unknown, { subAttribute }: AttributePath, value: unknown): unknown {
  const parts = { ...(before as object | null) }
  if (subAttribute === undefined)
    return typeof value === 'object' && value !== null ? { ...parts, ...value } : value
  const part = nameParts.get(subAttribute)
  return part === undefined ? parts : { ...parts, [part]: value }
}

/** The service keeps one address, which is that for work. */
const isOwnAddress = ({ condition, subAttribute }: AttributePath): boolean =>
  (subAttribute === undefined || subAttribute === 'value') &&
  (condition === undefined || condition.value === 'work' || condition.value === true)

function nextEmails({ condition, subAttribute }: AttributePath, value: unknown): unknown {
  if (value === null) return []
  if (subAttribute === 'value') return [{ value, type: 'work', primary: true }]
  return condition === undefined && Array.isArray(value) ? value : [value]
}
