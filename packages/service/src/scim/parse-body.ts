import * as z from 'zod/mini'
import { ScimError } from './errors.js'

const MAX_PROBLEMS = 10

/** Checks the body of a request against a schema. */
export function parseBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, body)
  if (result.success) return result.data
  const problems = result.error.issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
  throw new ScimError(400, problems.join('\n'), 'invalidValue')
}

const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const OPERATIONS = ['add', 'remove', 'replace'] as const

/** Entra ID writes the operations with a capital letter. */
const operation = z.object({
  op: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.toLowerCase()),
    ),
    z.enum(OPERATIONS),
  ),
  path: z.nullish(z.string()),
  value: z.optional(z.unknown()),
})

/** A change of one attribute. */
export interface PatchOperation {
  op: (typeof OPERATIONS)[number]
  path: string
  value: unknown
}

const patchBody = z.object({
  schemas: z.array(z.literal(PATCH_SCHEMA)),
  Operations: z.array(operation),
})

/**
 * Reads the operations of a PATCH (RFC 7644, section 3.5.2). One without a path has an object with values, whose names are paths:
 * it becomes an operation for each of them.
 */
export const readOperations = (body: unknown): PatchOperation[] =>
  parseBody(patchBody, body).Operations.flatMap(({ op, path, value }) => {
    if (typeof path === 'string') return [{ op, path, value }]
    if (op === 'remove' || typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ScimError(
        400,
        'An operation without a path needs an object as its value.',
        'invalidValue',
      )
    return Object.entries(value).map(([name, part]) => ({ op, path: name, value: part as unknown }))
  })
