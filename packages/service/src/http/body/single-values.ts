import { fail } from '@latchkey/contract/errors'

/**
 * Returns the parameters of a query or a form as an object. Rejects a repeated one with SCHEMA_ERROR (RFC 6749, section 3.1):
 * a proxy that checks the first value must not be bypassed with the last one.
 *
 * @param part where the parameters are, for the message
 */
export function singleValues(part: 'query' | 'body', parameters: URLSearchParams) {
  const names = new Set(parameters.keys())
  if (names.size < parameters.size)
    throw fail('SCHEMA_ERROR', { message: `${part} has a parameter twice. Send each one once.` })
  return Object.fromEntries(parameters)
}
