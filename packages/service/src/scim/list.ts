import { ScimError } from './errors.js'

const SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
const DEFAULT_COUNT = 100
/** The largest page. A client that asks for more gets less (RFC 7644, section 3.4.2.4). */
export const MAX_COUNT = 200

/** Reads which part of a list a request asks for. */
export function readPage(query: URLSearchParams): { offset: number; limit: number } {
  const startIndex = Math.max(1, readInteger(query, 'startIndex', 1))
  const count = Math.max(0, readInteger(query, 'count', DEFAULT_COUNT))
  return { offset: startIndex - 1, limit: Math.min(count, MAX_COUNT) }
}

function readInteger(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name)
  if (text === null) return fallback
  if (!/^-?\d{1,9}$/.test(text)) throw new ScimError(400, `${name} is no integer.`, 'invalidValue')
  return Number(text)
}

/** Returns the body of the response with a part of a list. */
export const listResponse = (
  resources: readonly unknown[],
  { total, offset }: { total: number; offset: number },
) => ({
  schemas: [SCHEMA],
  totalResults: total,
  startIndex: offset + 1,
  itemsPerPage: resources.length,
  Resources: resources,
})
