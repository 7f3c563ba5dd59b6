import type * as z from 'zod'
import { mistakeText, parseOr } from '../config/config-error.js'
import { HttpError } from '../errors/http-error.js'
import { UUID_PATTERN } from '../lib/uuid.js'

/** Pattern of the ID of a project, or of an email, in a path. */
export const ID = `:id{internal|${UUID_PATTERN}}` as const

/** Reads the body with a schema; an empty body counts as `{}`. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseOr(
    schema,
    parseJson(await request.text()),
    (mistakes) => new HttpError(400, mistakeText('The body', mistakes)),
  )
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not JSON.')
  }
}
