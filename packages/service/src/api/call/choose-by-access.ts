import type { AccessType } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type { Implementation } from './implement.js'

/** Chooses the call for an access type from the calls that share a method and a path. */
export function chooseByAccess(
  implementations: readonly Implementation[],
  access: AccessType | undefined,
): Implementation {
  const serves = ({ endpoint }: Implementation) =>
    endpoint.access.length === 0 || (access !== undefined && endpoint.access.includes(access))
  const implementation = implementations.find(serves)
  if (implementation !== undefined) return implementation
  if (access === undefined) throw fail('ACCESS_TYPE_REQUIRED')
  const allowed = new Set(implementations.flatMap(({ endpoint }) => endpoint.access))
  throw fail('INSUFFICIENT_ACCESS_TYPE', {
    actual_access_type: access,
    allowed_access_types: [...allowed],
  })
}
