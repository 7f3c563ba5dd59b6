import { UsageError } from '@latchkey/contract/errors/error'
import * as routes from '@latchkey/contract/routes'
import * as schemas from '@latchkey/contract/schemas'
import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../test-vectors/find-mismatches.js'
import { toCamelCase } from './camel-case.js'
import { toSnakeCase } from './snake-case.js'

/** A schema, as far as this test reads it. */
interface Schema {
  readonly _zod: {
    readonly def: {
      readonly shape?: Readonly<Record<string, Schema>>
      readonly element?: Schema
      readonly innerType?: Schema
      readonly options?: readonly Schema[]
    }
  }
}

const NOT_OF_THE_PROTOCOL = /(metadata|content|credential|authentication_response)$/

/** Returns the names of all fields of a schema, except in values that are not the protocol's. */
function fieldNames({ _zod: { def } }: Schema): string[] {
  const { shape = {}, element, innerType, options = [] } = def
  const nested = [element, innerType, ...options].flatMap((schema) =>
    schema ? fieldNames(schema) : [],
  )
  const own = Object.entries(shape).flatMap(([name, schema]) =>
    NOT_OF_THE_PROTOCOL.test(name) ? [name] : [name, ...fieldNames(schema)],
  )
  return [...own, ...nested]
}

const inputs = Object.entries<Record<string, { body?: Schema; query?: Schema }>>(
  schemas as never,
).flatMap(([resource, methods]) =>
  Object.entries(methods).flatMap(([method, { body, query }]) =>
    [body, query].flatMap((schema) =>
      (schema ? fieldNames(schema) : []).map((name) => ({
        id: `${resource}.${method}: ${name}`,
        name,
      })),
    ),
  ),
)
const parameters = Object.values<Record<string, { path: string }>>(routes as never).flatMap(
  (endpoints) =>
    Object.values(endpoints).flatMap(({ path }) =>
      [...path.matchAll(/{(\w+)}/g)].map(([, name = '']) => ({ id: `${path}: ${name}`, name })),
    ),
)

describe('toSnakeCase', () => {
  it('converts keys at every depth', () => {
    expect(
      toSnakeCase({
        displayName: 'Engines',
        config: { domains: [{ handlerPath: '/h' }], allowLocalhost: undefined, emailConfig: null },
      }),
    ).toEqual({
      display_name: 'Engines',
      config: { domains: [{ handler_path: '/h' }], allow_localhost: undefined, email_config: null },
    })
  })

  it('converts dates to milliseconds, and null instead of a date', () => {
    expect(toSnakeCase({ expiresAt: new Date(5), deletedAt: null })).toEqual({
      expires_at_millis: 5,
      deleted_at_millis: null,
    })
  })

  it('rejects an invalid date, which would be sent as null', () => {
    expect(() => toSnakeCase({ expiresAt: new Date(Number.NaN) })).toThrow(
      new UsageError('INVALID_ARGUMENT', 'expiresAt must be a valid date.'),
    )
  })

  it('leaves metadata, content and WebAuthn responses as they are', () => {
    const value = { aB: { sentAt: 1 } }
    const input = {
      clientMetadata: value,
      content: value,
      credential: value,
      authenticationResponse: value,
    }
    expect(toSnakeCase(input)).toEqual({
      client_metadata: value,
      content: value,
      credential: value,
      authentication_response: value,
    })
  })

  it('keeps an own key named __proto__ as a key, and sets no prototype (PP01)', () => {
    const input: unknown = JSON.parse('{"__proto__":{"isAdmin":true}}')
    const converted = toSnakeCase(input) as object
    expect(Object.getPrototypeOf(converted)).toBe(Object.prototype)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('restores the name of every field and path parameter of the protocol', async () => {
    const cases = [...inputs, ...parameters]
    expect(cases.length).toBeGreaterThan(300)
    const mismatches = await findMismatches(cases, ({ name }) => {
      const [camelCase = ''] = Object.keys(toCamelCase({ [name]: null }) as object)
      const value = name.endsWith('_at_millis') ? new Date(0) : null
      expect(Object.keys(toSnakeCase({ [camelCase]: value }) as object)).toEqual([name])
    })
    expect(mismatches).toEqual([])
  })
})
