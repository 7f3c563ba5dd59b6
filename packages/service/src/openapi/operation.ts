import * as z from 'zod'
import {
  type WholeEndpoint,
  type CompleteRules,
  accessTokenErrors,
  projectAuthenticationErrors,
  type ErrorCode,
  type RecentSignInField,
} from '@latchkey/contract'
import * as parameterSchemas from '@latchkey/contract/schemas/path-parameters'
import * as primitives from '@latchkey/contract/schemas/primitives'
import { catalogue } from '@latchkey/contract/errors'
import { isExtension } from '../http/api-routes.js'
import type { Implementation } from '../api/call/implement.js'
import { securityOf } from './security.js'

/** A call with its noun. */
export interface Named extends Pick<Implementation, 'name' | 'endpoint' | 'schemas'> {
  noun: string
}

/**
 * Describes one method of one path. If access types differ in their requests or responses, several calls
 * share it, and the description lists the shapes by access type.
 */
export function toOperation(calls: readonly [Named, ...Named[]]) {
  const [{ noun, name, endpoint }] = calls
  const endpoints = calls.map((call) => call.endpoint)
  const body = toBody(calls)
  // Calls that share a path differ in access: their sentences say for whom they hold.
  const descriptions = new Set(calls.map(({ endpoint }) => describeRules(endpoint)).filter(Boolean))
  const description = [...descriptions].join('\n\n')
  return {
    operationId: `${noun}.${name}`,
    tags: [isExtension(endpoint.path) ? 'extensions' : noun],
    ...(description !== '' && { description }),
    security: securityOf(
      endpoints.flatMap(({ access }) => access),
      calls.some(({ endpoint }) => endpoint.caller === 'session'),
    ),
    parameters: [...pathParameters(endpoint.path), ...queryParameters(calls)],
    ...(body !== undefined && { requestBody: body }),
    responses: { [endpoint.success]: toSuccess(calls), ...refusalsOf(endpoints) },
  }
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: toJsonSchema(parameterSchemas.pathParameter(name), 'input'),
  }))

/** Each parameter once; required where every call requires it. */
function queryParameters(calls: readonly Named[]) {
  const queries = calls.map(({ schemas }) =>
    schemas.query === undefined ? {} : toJsonSchema(schemas.query, 'input'),
  ) as { properties?: Record<string, JsonSchema>; required?: string[] }[]
  const properties = Object.assign({}, ...queries.map((query) => query.properties))
  return Object.entries<JsonSchema>(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: queries.every(({ required }) => required?.includes(name)),
    schema,
  }))
}

function toBody(calls: readonly Named[]) {
  const [first] = calls
  const bodies = calls.flatMap(({ endpoint, schemas: { body } }) =>
    body === undefined ? [] : [{ endpoint, schema: body }],
  )
  if (first === undefined || bodies.length === 0) return undefined
  const type =
    first.endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    required: bodies.every(({ schema }) => !z.safeParse(schema, undefined).success),
    // A server may send what a client sends, and more: both shapes can fit.
    content: { [type]: { schema: byAccess(bodies, { io: 'input', join: 'anyOf' }) } },
  }
}

function toSuccess(calls: readonly [Named, ...Named[]]) {
  const [{ endpoint }] = calls
  if (endpoint.success >= 300)
    return {
      description: 'Leads the browser on.',
      headers: { Location: { schema: { type: 'string' } } },
    }
  const answers = calls.map((call) => ({ endpoint: call.endpoint, schema: call.schemas.response }))
  const schema = byAccess(answers, { io: 'output', join: 'oneOf' })
  const type = schema['type'] === 'string' ? 'text/plain' : 'application/json'
  return { description: 'Done.', content: { [type]: { schema } } }
}

interface Shape {
  endpoint: WholeEndpoint
  schema: z.core.$ZodType
}

/** Returns the only shape, or each shape under its access types. */
function byAccess(
  shapes: readonly Shape[],
  { io, join }: { io: 'input' | 'output'; join: 'oneOf' | 'anyOf' },
): JsonSchema {
  const all = shapes.map(({ endpoint: { access }, schema }) => ({
    title: `${access.join(' and ')} access`,
    ...toJsonSchema(schema, io),
  }))
  const { title: _onlyOne, ...first } = all[0] ?? {}
  const isSame = all.every(
    ({ title: _, ...shape }) => JSON.stringify(shape) === JSON.stringify(first),
  )
  return isSame ? first : { [join]: all }
}

export type JsonSchema = Record<string, unknown>

/** Converts a schema of the contract to JSON Schema 2020-12, for any place in the document. */
function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === primitives.json) jsonSchema.$ref = '#/components/schemas/Json'
    },
  })
  return rest
}

/** Describes the rules of a call that a request can break although its credentials and input are valid. */
function describeRules(rules: CompleteRules): string {
  const { about, apiKey, caller, permission, recentSignIn, setting } = rules
  return [
    caller === 'user' && 'Client access needs a signed-in user.',
    caller === 'session' && 'Client access needs a signed-in user and the current refresh token.',
    caller === 'setup-link' &&
      'Needs the token of a set-up link as `Bearer` in the header `Authorization`.',
    typeof about === 'object' &&
      about.allowsOthers !== true &&
      'Clients may only name the signed-in user.',
    apiKey && `Clients may only name an API key of their own ${apiKey.owner}.`,
    permission && describePermissions(permission.ids),
    recentSignIn === true && 'The user, or the owner of the project, signed in recently.',
    typeof recentSignIn === 'object' &&
      `The user, or the owner of the project, signed in recently if the request contains ${recentSignIn.map(nameOfField).join(', ')}.`,
    setting && `The setting ${setting} of the project is on.`,
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ')
}

const nameOfField = (rule: RecentSignInField): string =>
  typeof rule === 'string' ? rule : `${rule.field} with more than ${rule.except.join(', ')}`

const describePermissions = (ids: readonly string[]): string =>
  ids.length === 0
    ? 'Users need to be members of the team.'
    : `Users need the permission ${ids.join(' and ')} in the team.`

/** Error codes of every call that checks its input, and of every call with credentials. */
const ofInput = ['SCHEMA_ERROR', 'BODY_PARSING_ERROR'] as const
const ofCredentials = [
  ...projectAuthenticationErrors,
  ...accessTokenErrors,
  'PROJECT_NOT_FOUND',
  'BRANCH_DOES_NOT_EXIST',
] as const

/** Returns the error responses of a call by status, each with its codes. */
function refusalsOf(endpoints: readonly WholeEndpoint[]) {
  const asksForCredentials = endpoints.some(({ access }) => access.length > 0)
  const codes = new Set<ErrorCode>([
    ...endpoints.flatMap(({ errors }) => errors),
    ...ofInput,
    ...(asksForCredentials ? ofCredentials : []),
  ])
  const answered = [...codes].filter((code) => catalogue[code].origin === 'service')
  const statuses = [...new Set(answered.map((code) => catalogue[code].status))]
  const byStatus = statuses.map((status) => [
    status,
    refusal(answered.filter((code) => catalogue[code].status === status)),
  ])
  return { ...Object.fromEntries(byStatus), default: { $ref: '#/components/responses/Refusal' } }
}

const refusal = (codes: readonly ErrorCode[]) => ({
  description: `Refused: ${codes.join(', ')}, or in a sentence of text.`,
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/KnownError' },
          { type: 'object', properties: { code: { enum: codes } } },
        ],
      },
    },
    'text/plain': { schema: { type: 'string' } },
  },
})
