import { randomUUID } from 'node:crypto'

const LENGTH = 16
const GIVEN = /^[\w.:-]{1,128}$/

/** No secret, so what Node has in store of random bytes is enough: a UUID costs next to nothing. */
export const newRequestId = (): string => randomUUID().replaceAll('-', '').slice(0, LENGTH)

/** The ID that a proxy gave the request (`X-Request-Id`), otherwise a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id') ?? ''
  return GIVEN.test(given) ? given : newRequestId()
}
