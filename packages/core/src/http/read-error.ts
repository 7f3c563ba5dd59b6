// An entry of the dashboard. It is not published.
import type { LatchkeyError } from '@latchkey/contract/errors/error'
import { errorOf } from './read-response.js'
import { headerName } from './request-headers.js'

/** Resolves to the error of a response to a call that the kit does not have; undefined without an error code. */
export const readError = async (response: Response): Promise<LatchkeyError | undefined> =>
  errorOf({
    status: response.status,
    headers: response.headers,
    knownError: response.headers.get(headerName(undefined, 'knownError')),
    actualStatus: null,
    text: await response.text(),
  })
