import { HttpError } from '../errors/http-error.js'
import { readUpTo } from '../lib/requests/read-up-to.js'

/** Requests of OAuth are forms with a few parameters. */
const BYTE_LIMIT = 64_000

/** Reads the body of a request: a form, or the JSON of a registration. */
export async function readBody({ body }: Request): Promise<Uint8Array> {
  const bytes = await readUpTo(body, BYTE_LIMIT).catch(() => {
    // The client has disconnected: not a failure of this service.
    throw new HttpError(400, 'The request body is incomplete. Send it again.')
  })
  if (bytes === undefined)
    throw new HttpError(
      413,
      `The request body is too large. It can have at most ${BYTE_LIMIT} bytes.`,
    )
  return bytes
}

/** Reads the parameters in the form of a request. */
export const readForm = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(new TextDecoder().decode(await readBody(request)))
