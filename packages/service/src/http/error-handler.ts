import { isLatchkeyError } from '@latchkey/contract'
import { toWireDetails } from '@latchkey/contract/wire-case'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../context.js'
import {
  isTransientFailure,
  violatesReference,
  isUnavailable,
  toErrorReport,
} from '../db/errors.js'
import { ConnectionLost } from './connection-lost.js'
import { publishedGeneration } from '../client-generations/client-generation.js'
import { toKnownError } from '../client-generations/known-errors.js'
import type { HttpEnv } from './http-env.js'
import { HttpError, isClientError, OverloadError } from '../errors/http-error.js'

/** The part of a response that depends on the error only. */
export interface ErrorContent {
  status: number
  body: string | object
  /** The code of a known error of the protocol. */
  code?: string
  headers?: Record<string, string>
}

const NO_DATABASE: ErrorContent = {
  status: 503,
  body: 'The service cannot use its database now. Try again later.',
  headers: { 'Retry-After': '5' },
}

/**
 * Maps an error to the content of a response. An error that is neither an `HttpError` nor a known error of the
 * protocol becomes a 503 if the database cannot be reached, and otherwise a 500 without its cause.
 */
export function errorContent(error: unknown): ErrorContent {
  if (isLatchkeyError(error)) {
    const { code, status, details, message } = error
    const body =
      details === undefined
        ? { code, error: message }
        : { code, details: toWireDetails(details), error: message }
    return { status, body, code }
  }
  if (error instanceof HttpError)
    return { status: error.status, body: error.body, headers: error.headers }
  if (isUnavailable(error) || isTransientFailure(error)) return NO_DATABASE
  return { status: 500, body: 'The service failed. Try again; its log says why.' }
}

/** Creates the error handler of an app: it reports failures of the service and responds to all errors. */
export const createErrorHandler =
  (ctx: Context, render: (c: HonoContext<HttpEnv>, content: ErrorContent) => Response) =>
  async (thrown: Error, c: HonoContext<HttpEnv>): Promise<Response> => {
    // The listener closes the connection without a response.
    if (thrown instanceof ConnectionLost) throw thrown
    // A user or a team was deleted while the request was served.
    const generation = publishedGeneration(c.req.raw.headers, c.req.path)
    const error = violatesReference(thrown)
      ? new HttpError(409, 'The resource of this call was deleted in the meantime.')
      : toKnownError(thrown, generation)
    if (error instanceof OverloadError) await ctx.rejectionDelay.wait(c.req.raw.signal)
    if (!isClientError(error)) ctx.report(toErrorReport(error), { requestId: c.get('requestId') })
    return render(c, errorContent(error))
  }
