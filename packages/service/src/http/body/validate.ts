import * as z from 'zod'
import { fail } from '@latchkey/contract/errors'
import { pathParameters, primitives } from '@latchkey/contract/schemas'
import { toCamelKeys } from '@latchkey/contract/wire-case'
import { coerce } from './coerce.js'
import type { Implementation } from '../implement.js'
import { jsonFault } from './json-limits.js'

interface Input {
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
}
interface Part<Value = unknown> {
  value: Value
  /** One line for every field that is wrong. */
  faults: string[]
}

/**
 * Checks path, query and body against a call's schemas, and returns them in the kinds that the
 * schemas ask for, with camelCase keys. Refuses with SCHEMA_ERROR, which lists the wrong fields.
 *
 * @see protocol, section 1.3
 */
export function validate({ endpoint, schemas }: Implementation, input: Input) {
  const params = checkParams(input.params)
  const query = checkQuery(
    Object.fromEntries(input.query),
    schemas.query,
    schemas.strictQuery ?? true,
  )
  // DELETE takes any body or none, and reads none.
  const body =
    schemas.body === undefined || endpoint.method === 'DELETE'
      ? { value: undefined, faults: [] }
      : check('body', schemas.body, input.body)
  const faults = [...params.faults, ...query.faults, ...body.faults]
  if (faults.length > 0) throw fail('SCHEMA_ERROR', { message: summaryOf(faults) })
  const convert: (value: unknown) => unknown = schemas.keepsKeys ? (value) => value : toCamelKeys
  return {
    params: toCamelKeys(params.value),
    query: convert(query.value),
    body: convert(body.value),
  }
}

const MISTAKES_COERCED = 100
const FAULTS_TOLD = 20
const FAULT_LENGTH = 300

/** Enough to find the mistakes by, and no large answer to a large body. */
function summaryOf(faults: string[]): string {
  const told = faults.slice(0, FAULTS_TOLD).map((fault) => fault.slice(0, FAULT_LENGTH))
  const untold = faults.length - told.length
  return [...told, ...(untold > 0 ? [`and ${untold} more`] : [])].join('\n')
}

function checkParams(params: Record<string, string>): Part<Record<string, unknown>> {
  const checked = Object.entries(params).map(([name, text]) => {
    // UUIDs are stored in lower case.
    const isUuid = z.safeParse(primitives.uuid, text).success
    const value = isUuid ? text.toLowerCase() : text
    return [name, check(`path.${name}`, pathParameters.pathParameter(name), value)] as const
  })
  return {
    value: Object.fromEntries(checked.map(([name, { value }]) => [name, value])),
    faults: checked.flatMap(([, { faults }]) => faults),
  }
}

const noParameters = z.strictObject({})

function checkQuery(
  query: Record<string, string>,
  schema: z.core.$ZodType | undefined,
  isStrict: boolean,
): Part {
  if (schema !== undefined) return check('query', schema, query)
  return isStrict ? check('query', noParameters, query) : { value: undefined, faults: [] }
}

function check(part: string, schema: z.core.$ZodType, value: unknown): Part {
  const fault = jsonFault(value)
  if (fault !== undefined) return { value, faults: [`${part} ${fault}`] }
  const first = z.safeParse(schema, value)
  // Beyond that nobody meant a value of another kind, and each mistake takes a walk to its place.
  const isCoercible = !first.success && first.error.issues.length <= MISTAKES_COERCED
  const result =
    isCoercible && coerce(value, first.error.issues) ? z.safeParse(schema, value) : first
  if (result.success) return { value: result.data, faults: [] }
  return { value, faults: result.error.issues.flatMap((issue) => linesOf(part, issue)) }
}

/** Names the field and what it should be; never its value, which may be a password. */
function linesOf(part: string, issue: z.core.$ZodIssue): string[] {
  const field = [part, ...issue.path].join('.')
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => `${field}.${key} is not a field of this call`)
    : [`${field} ${issue.message.replace(/^Invalid (input|option): /, '')}`]
}
