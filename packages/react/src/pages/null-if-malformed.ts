import { isLatchkeyError } from '@latchkey/core'

/** Resolves to null when the service refuses a request for its shape, without looking further. */
export const nullIfMalformed = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (isLatchkeyError(error, 'SCHEMA_ERROR')) return null
    throw error
  })
