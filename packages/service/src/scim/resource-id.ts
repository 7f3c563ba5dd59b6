import { isUuid } from '../lib/uuid.js'
import { ScimError } from './errors.js'
import type { ScimRequest } from './scim-request.js'

/** An ID that no resource has. */
const NIL_UUID = '00000000-0000-0000-0000-000000000000'

/** Returns the ID of the resource in the path, or rejects one that cannot exist. */
export function resourceId({ id }: Pick<ScimRequest, 'id'>): string {
  if (!isUuid(id)) throw new ScimError(404, 'There is no resource with this ID.')
  return id.toLowerCase()
}

/** Returns an ID for a search. A text that cannot be an ID finds nothing. */
export const searchedId = (id: string | undefined): string | undefined =>
  id === undefined || isUuid(id) ? id?.toLowerCase() : NIL_UUID
