import * as z from 'zod'
import { fail } from '@latchkey/contract/errors'
import * as pathParameters from '@latchkey/contract/schemas/path-parameters'
import * as primitives from '@latchkey/contract/schemas/primitives'
import { toCamelKeys } from '@latchkey/contract/wire-case'
import { coerce } from './coerce.js'
import type { Implementation } from '../../api/call/implement.js'
import { findJsonProblem } from './json-limits.js'
import { singleValues } from './single-values.js'

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
 * Checks path, query and body against a call's schemas, and returns them in the types of the schemas, with
 * camelCase keys. Rejects with SCHEMA_ERROR, which lists the invalid fields.
 */
export function validate({ endpoint, schemas }: Implementation, input: Input) {
  const params = checkParams(input.params)
  const query = checkQuery(
    singleValues('query', input.query),
    schemas.query,
    schemas.strictQuery ?? true,
  )
  // DELETE accepts any body and ignores it.
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

const MAX_COERCED_ISSUES = 100
const MAX_LISTED_PROBLEMS = 20
const FAULT_LENGTH = 300

/** Enough to find the mistakes, without a large response to a large body. */
function summaryOf(faults: string[]): string {
  const listed = faults.slice(0, MAX_LISTED_PROBLEMS).map((fault) => fault.slice(0, FAULT_LENGTH))
  const omitted = faults.length - listed.length
  return [...listed, ...(omitted > 0 ? [`and ${omitted} more`] : [])].join('\n')
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
  const fault = findJsonProblem(value)
  if (fault !== undefined) return { value, faults: [`${part} ${fault}`] }
  const first = z.safeParse(schema, value)
  // With more issues, the values are not just of another type, and each conversion walks to its place.
  const isCoercible = !first.success && first.error.issues.length <= MAX_COERCED_ISSUES
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
