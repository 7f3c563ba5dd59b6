import { randomUUID } from 'node:crypto'

const LENGTH = 16

/** The limits keep an ID of a proxy or a client harmless in logs. They exclude the @ of an email address. */
const VALID_ID = /^[\w.=+/-]{1,128}$/

/**
 * Returns the ID that a trusted proxy has given to a request in `X-Request-Id`, or a new one. A client does not choose
 * the ID: it could give its requests the ID of another one.
 */
export function requestIdOf(
  headers: Headers,
  { isBehindProxy }: { isBehindProxy: boolean },
): string {
  const requestId = isBehindProxy ? headers.get('x-request-id') : null
  if (requestId !== null && VALID_ID.test(requestId)) return requestId
  // Not a secret, so the random bytes that Node has in store suffice.
  return randomUUID().replaceAll('-', '').slice(0, LENGTH)
}
