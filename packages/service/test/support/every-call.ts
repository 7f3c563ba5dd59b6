import { expect } from 'vitest'
import * as z from 'zod'
import { implementations } from '../../src/http/implementations.js'
import type { Implementation } from '../../src/api/call/implement.js'
import type { UserData } from './user-data.js'
import { PASSWORD, type CallResponse, type CallOptions, type TestProject } from './project.js'
import { CALLBACK } from './sign-in.js'

// This call would connect to SMTP servers.
const calls = implementations.filter(
  ({ endpoint }) => endpoint.path !== '/internal/send-test-email',
)

/** Returns the method, the path and the access types of a call. */
export const titleOf = ({ endpoint: { method, path, access } }: Implementation): string =>
  `${method} ${path} (${access.join(', ') || 'no access type'})`

/** Every call of the API with its title. */
export const everyCall = calls.map((call): [title: string, Implementation] => [titleOf(call), call])

/** Values of fields that do not depend on a user. */
const anyValues: Record<string, unknown> = {
  email: 'new@example.com',
  value: 'new@example.com',
  password: 'another good one 7',
  old_password: PASSWORD,
  new_password: 'another good one 7',
  type: 'email',
  display_name: 'Renamed',
  description: 'Renamed',
  expires_at_millis: null,
  used_for_auth: true,
  callback_url: CALLBACK,
  verification_callback_url: CALLBACK,
  grant_type: 'refresh_token',
  permission_id: '$update_team',
  provider_id: 'github',
  provider_config_id: 'github',
  account_id: 'another account',
  allow_sign_in: false,
  allow_connected_accounts: false,
  recursive: 'true',
  revoked: true,
}

/** Values by the names of fields. */
export type Fields = Record<string, unknown>
interface JsonSchema {
  properties?: Record<string, unknown>
}

/** Names of fields by schema: describing a schema takes longer than the request that is made with it. */
const knownFields = {
  input: new WeakMap<z.core.$ZodType, string[]>(),
  output: new WeakMap<z.core.$ZodType, string[]>(),
}

/** Returns the names of the fields of a schema. */
export function fieldsOf(
  schema: z.core.$ZodType | undefined,
  io: 'input' | 'output' = 'input',
): string[] {
  if (schema === undefined) return []
  const cachedNames = knownFields[io].get(schema)
  if (cachedNames !== undefined) return cachedNames
  const { properties = {} } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
  const names = Object.keys(properties)
  knownFields[io].set(schema, names)
  return names
}

/** Finds the value of a field or parameter. */
function valueOf({ endpoint: { path } }: Implementation, whose: UserData, name: string): unknown {
  if (name === 'id' && path.includes('/sessions/')) return whose.sessionId
  if (name === 'id' && path.includes('/team-invitations/')) return whose.invitationId
  if (name === 'type' && path.includes('email-templates')) return 'magic_link'
  if (name === 'type' && path.includes('mfa')) return 'totp'
  const kind = path.startsWith('/team-') ? 'team ' : 'user '
  return whose.byName[name] ?? whose.byName[kind + name] ?? anyValues[name]
}

/** A request without credentials. */
export interface RequestData {
  method: string
  path: string
  body?: Fields
}

/**
 * Creates a request with the objects of a user in every field that can name them.
 *
 * @param changes other values of some fields
 */
export function askFor(call: Implementation, whose: UserData, changes: Fields = {}): RequestData {
  const { endpoint, schemas } = call
  const fieldValue = (name: string) =>
    name in changes ? changes[name] : valueOf(call, whose, name)
  const filled = (names: readonly string[]) =>
    names
      .map((name) => [name, fieldValue(name)] as const)
      .filter(([, value]) => value !== undefined)
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fieldValue(name))),
  )
  const query = new URLSearchParams(filled(fieldsOf(schemas.query)).map(([k, v]) => [k, String(v)]))
  return {
    method: endpoint.method,
    path: query.size === 0 ? path : `${path}?${query}`,
    ...(schemas.body !== undefined && { body: Object.fromEntries(filled(fieldsOf(schemas.body))) }),
  }
}

export const send = (on: TestProject, { method, path, body }: RequestData, options: CallOptions) =>
  on.call(method, path, { body, ...options })

/** Codes that every call can return. */
const ANYWHERE = ['SCHEMA_ERROR', 'BODY_PARSING_ERROR', 'CANNOT_GET_OWN_USER_WITHOUT_USER']

/** Expects a status and a code that the call declares. */
export function expectDeclared({ endpoint }: Implementation, { status, code }: CallResponse): void {
  expect(status).toBeLessThan(500)
  expect([null, ...endpoint.errors, ...ANYWHERE]).toContain(code)
}
