import * as fc from 'fast-check'
import * as z from 'zod'
import { everyAccess } from '@latchkey/contract'
import { implementations } from '../../src/http/implementations.js'
import type { Implementation } from '../../src/api/call/implement.js'
import { mutated, valueOf, type JsonSchema } from './json-values.js'

/** A request before the world's values are filled in. */
export interface FuzzedRequest {
  method: string
  path: string
  access: (typeof everyAccess)[number] | 'none'
  isSignedIn: boolean
  headers: Record<string, string>
  body: unknown
}

// This call would connect to mail servers of generated names.
const reachesOut = (path: string) => path === '/internal/send-test-email'
const calls = implementations.filter(({ endpoint }) => !reachesOut(endpoint.path))

const parameters: Record<string, string[]> = {
  user_id: ['{{user}}', '{{otherUser}}', 'me'],
  team_id: ['{{team}}'],
  contact_channel_id: ['{{channel}}'],
  project_id: ['{{project}}', 'internal'],
  permission_id: ['$update_team', '$read_members', 'p1'],
  api_key_id: ['{{apiKeyId}}'],
  provider_id: ['google', 'spotify', 'none'],
  type: ['magic_link', 'password_reset'],
}
const strangeParameters = [
  ...['9f0c6b8e-2d1a-4c3b-8e7f-0a1b2c3d4e5f', '{{USER}}', '%', '%00', '%ff', '%2e%2e', '%2F', "'"],
  ...['%F0%9F%98%80', '$', 'a'.repeat(3000), '..', 'undefined', '%ED%A0%80', '__proto__'],
]

function pathOf(template: string): fc.Arbitrary<string> {
  const segments = template.split('/').map((segment) => {
    if (!segment.startsWith('{')) return fc.constant(segment)
    const validParameters = parameters[segment.slice(1, -1)] ?? ['{{team}}', '{{user}}']
    return fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...validParameters) },
      { weight: 1, arbitrary: fc.constantFrom(...strangeParameters) },
    )
  })
  return fc.tuple(...segments).map((parts) => parts.join('/'))
}

const toJsonSchema = (schema: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/** Formats a query as text. Other values than text, such as objects, are written as JSON. */
function queryOf(schema: z.core.$ZodType | undefined): fc.Arbitrary<string> {
  const values = mutated(valueOf(schema === undefined ? { type: 'object' } : toJsonSchema(schema)))
  return values.map((value) => {
    if (typeof value !== 'object' || value === null) return ''
    const pairs = Object.entries(value).map(([key, member]) => [
      wellFormed(key),
      typeof member === 'string' ? wellFormed(member) : JSON.stringify(member),
    ])
    const text = pairs.map((pair) => pair.map(escapeText).join('=')).join('&')
    return text === '' ? '' : `?${text}`
  })
}

/** Half a surrogate pair cannot be part of a URL. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** Keeps `{{name}}` readable. */
const escapeText = (text: string | undefined) =>
  encodeURIComponent(text ?? '')
    .replaceAll('%7B%7B', '{{')
    .replaceAll('%7D%7D', '}}')

function requestTo({ endpoint, schemas }: Implementation): fc.Arbitrary<FuzzedRequest> {
  const accessTypes = endpoint.access.length === 0 ? everyAccess : endpoint.access
  const body = schemas.body === undefined ? fc.constant(undefined) : bodyOf(schemas.body)
  return fc
    .record({
      path: fc.tuple(pathOf(endpoint.path), queryOf(schemas.query)).map((parts) => parts.join('')),
      access: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...accessTypes) },
        { weight: 1, arbitrary: fc.constantFrom(...everyAccess, 'none' as const) },
      ),
      isSignedIn: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
      headers: fc.constantFrom<Record<string, string>[]>(
        {},
        {},
        { 'X-Stack-Override-Error-Status': '' },
      ),
      body,
    })
    .map((request) => ({ method: endpoint.method, ...request }))
}

const bodyOf = (schema: z.core.$ZodType) => mutated(valueOf(toJsonSchema(schema)))

/** Requests to every endpoint that are valid by its schemas, and then mutated. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc.oneof(...calls.map(requestTo))
