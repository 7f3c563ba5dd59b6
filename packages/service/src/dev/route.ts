import type * as z from 'zod'
import { mistakeText } from '../config/config-error.js'
import { UUID } from '../lib/uuid.js'
import { parseOr } from '../config/parse-config.js'

export interface DevRoute {
  method: string
  pattern: RegExp
  handle(request: Request): Promise<Response>
}

/** An answer to a mistaken call: what is wrong, and what to do. */
export class DevRefusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface Call {
  /** The `{id}` of the path. */
  id: string
  query: URLSearchParams
  request: Request
}

/** @example createRoute('GET', '/dev/api/mail/{id}', async ({ id }) => json(await readMail(ctx, id))) */
export function createRoute(
  method: string,
  path: string,
  handler: (call: Call) => Response | Promise<Response>,
): DevRoute {
  const pattern = new RegExp(
    `^${path.replaceAll('.', '\\.').replace('{id}', `(?<id>internal|${UUID})`)}$`,
  )
  return {
    method,
    pattern,
    handle: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const id = pattern.exec(pathname)?.groups?.['id'] ?? ''
      return handler({ id, query: searchParams, request })
    },
  }
}

export const json = (value: unknown, status = 200): Response => Response.json(value, { status })

/** The body as a schema reads it; an empty one counts as `{}`. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseOr(
    schema,
    parseJson(await request.text()),
    (mistakes) => new DevRefusal(400, mistakeText('The body', mistakes)),
  )
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new DevRefusal(400, 'The body is not JSON.')
  }
}
