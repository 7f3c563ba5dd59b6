import * as z from 'zod'
import type { Schemas } from '@latchkey/contract'
import { UsageError } from '@latchkey/contract/errors/error'
import * as routes from '@latchkey/contract/routes'
import * as schemas from '@latchkey/contract/schemas'
import {
  stringifyWire,
  toCamelKeys,
  toDetails,
  toModel,
  toSnakeKeys,
  toWire,
  toWireDetails,
} from '@latchkey/contract/wire-case'
import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../test-vectors/find-mismatches.js'
import protocol from './protocol-errors.json' with { type: 'json' }

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

/** An object of the wire whose keys are converted. */
interface WireObject {
  id: string
  keys: string[]
}

const jsonSchemaOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema

const isCall = (value: object): value is Schemas => 'response' in value

const parts = Object.entries<Record<string, unknown>>(schemas).flatMap(([noun, members]) =>
  Object.entries(members).flatMap(([name, call]) => {
    if (typeof call !== 'object' || call === null || !isCall(call) || call.keepsKeys) return []
    return Object.entries({ query: call.query, body: call.body, response: call.response }).flatMap(
      ([part, schema]) =>
        schema === undefined
          ? []
          : [{ id: `${noun}.${name} ${part}`, schema: jsonSchemaOf(schema) }],
    )
  }),
)

/** Whether the value of a key is left as it is. */
const isOpaque = (key: string): boolean =>
  JSON.stringify(toCamelKeys({ [key]: { a_b: 1 } })).endsWith('{"a_b":1}}')

/** The schemas that are directly below one, except below opaque keys. */
const below = ({ properties = {}, items, anyOf = [], oneOf = [], allOf = [] }: JsonSchema) => [
  ...Object.entries(properties)
    .filter(([key]) => !isOpaque(key))
    .map(([key, schema]) => ({ step: `.${key}`, schema })),
  ...[...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf].map((schema) => ({
    step: '',
    schema,
  })),
]

const objectsOf = (id: string, schema: JsonSchema): WireObject[] => [
  ...(schema.properties ? [{ id, keys: Object.keys(schema.properties) }] : []),
  ...below(schema).flatMap(({ step, schema: inner }) => objectsOf(id + step, inner)),
]

/** Whether any JSON is valid, or an object with any keys. */
const freeFormsOf = (id: string, schema: JsonSchema): string[] => [
  ...(typeof schema.additionalProperties === 'object' || Object.keys(schema).length === 0
    ? [id]
    : []),
  ...below(schema).flatMap(({ step, schema: inner }) => freeFormsOf(id + step, inner)),
]

describe('wire keys', () => {
  it('survive the conversion to camelCase and back, in every object of every call', async () => {
    const objects = parts.flatMap(({ id, schema }) => objectsOf(id, schema))
    expect(objects.length).toBeGreaterThan(100)
    const mismatches = await findMismatches(objects, ({ keys }) => {
      const wire = Object.fromEntries(keys.map((key) => [key, null]))
      expect(toSnakeKeys(toCamelKeys(wire))).toEqual(wire)
    })
    expect(mismatches).toEqual([])
  })

  it('survive the conversion to a model and back, in every input of every call', async () => {
    const parameters = Object.values<Record<string, { path: string }>>(routes).flatMap(
      (endpoints) =>
        Object.values(endpoints).map(({ path }) => ({
          id: path,
          keys: Array.from(path.matchAll(/{(\w+)}/g), ([, name = '']) => name),
        })),
    )
    const inputs = parts.filter(({ id }) => !id.endsWith(' response'))
    const objects = [...inputs.flatMap(({ id, schema }) => objectsOf(id, schema)), ...parameters]
    const mismatches = await findMismatches(objects, ({ keys }) => {
      const wire = Object.fromEntries(
        keys.map((key) => [key, key.endsWith('_at_millis') ? 0 : null]),
      )
      expect(toWire(toModel(wire))).toEqual(wire)
    })
    expect(mismatches).toEqual([])
  })

  it('are opaque wherever the keys of the value are data', () => {
    const freeForms = parts.flatMap(({ id, schema }) => freeFormsOf(id, schema))
    // The fields of a mail server are ignored beside `type: 'shared'`.
    const ignored = freeForms.filter((path) => path.includes('config.email_config.'))
    expect(ignored.length).toBeGreaterThan(0)
    expect(freeForms.filter((path) => !ignored.includes(path) && !path.endsWith(' body'))).toEqual(
      [],
    )
  })
})

describe('toCamelKeys', () => {
  it('converts keys at every depth and leaves values as they are', () => {
    const wire = { is_paginated: false, items: [{ expires_at_millis: 1, selected_team: null }] }
    expect(toCamelKeys(wire)).toEqual({
      isPaginated: false,
      items: [{ expiresAtMillis: 1, selectedTeam: null }],
    })
  })

  it('leaves the keys of metadata and of standard documents as they are', () => {
    const wire = { server_metadata: { a_b: [{ c_d: 1 }] }, credential: { client_data: 'x' } }
    expect(toCamelKeys(wire)).toEqual({
      serverMetadata: wire.server_metadata,
      credential: wire.credential,
    })
  })
})

describe('toSnakeKeys', () => {
  it('converts keys at every depth and leaves metadata as it is', () => {
    expect(
      toSnakeKeys({ users: [{ totpSecretBase64: 'A', clientMetadata: { aB: 1 } }], none: null }),
    ).toEqual({ users: [{ totp_secret_base64: 'A', client_metadata: { aB: 1 } }], none: null })
  })
})

describe('toModel', () => {
  it('converts names, dates and nested objects', () => {
    const wire = {
      display_name: 'Ada',
      signed_up_at_millis: 1_750_000_000_000,
      deleted_at_millis: null,
      expires_in_millis: 5,
      selected_team: { profile_image_url: null },
      oauth_providers: [{ account_id: '1' }],
    }
    expect(toModel(wire)).toEqual({
      displayName: 'Ada',
      signedUpAt: new Date(1_750_000_000_000),
      deletedAt: null,
      expiresInMillis: 5,
      selectedTeam: { profileImageUrl: null },
      oauthProviders: [{ accountId: '1' }],
    })
  })

  it('leaves values as they are below every key whose value is data, as its type says', () => {
    const data = { snake_case: { sent_at_millis: 1 } }
    const wire = {
      client_metadata: data,
      content: data,
      items: [{ error: data }],
      credential: data,
      variables: data,
    }
    const model: {
      clientMetadata: typeof data
      content: typeof data
      items: { error: typeof data }[]
      credential: typeof data
      variables: typeof data
    } = toModel(wire)
    const { client_metadata: clientMetadata, ...others } = wire
    expect(model).toEqual({ clientMetadata, ...others })
  })

  it('keeps an own key named __proto__ in metadata, and sets no prototype (PP01)', () => {
    const wire = JSON.parse('{"client_metadata":{"__proto__":{"isAdmin":true}}}') as {
      client_metadata: object
    }
    const model = toModel(wire)
    expect(Object.keys(model.clientMetadata)).toEqual(['__proto__'])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('toWire', () => {
  it('converts keys at every depth', () => {
    expect(
      toWire({
        displayName: 'Engines',
        config: { domains: [{ handlerPath: '/h' }], allowLocalhost: undefined, emailConfig: null },
      }),
    ).toEqual({
      display_name: 'Engines',
      config: { domains: [{ handler_path: '/h' }], allow_localhost: undefined, email_config: null },
    })
  })

  it('converts dates to milliseconds, and null instead of a date', () => {
    expect(toWire({ expiresAt: new Date(5), deletedAt: null })).toEqual({
      expires_at_millis: 5,
      deleted_at_millis: null,
    })
  })

  it('rejects an invalid date, which would be sent as null', () => {
    expect(() => toWire({ expiresAt: new Date(Number.NaN) })).toThrow(
      new UsageError('INVALID_ARGUMENT', 'expiresAt must be a valid date.'),
    )
  })

  it('leaves values as they are below every key whose value is data', () => {
    const data = { aB: { sentAt: 1 } }
    const input = {
      clientMetadata: data,
      content: data,
      credential: data,
      authenticationResponse: data,
      variables: data,
    }
    expect(toWire(input)).toEqual({
      client_metadata: data,
      content: data,
      credential: data,
      authentication_response: data,
      variables: data,
    })
  })

  it('keeps an own key named __proto__ as a key, and sets no prototype (PP01)', () => {
    const input: unknown = JSON.parse('{"__proto__":{"isAdmin":true}}')
    const converted = toWire(input) as object
    expect(Object.getPrototypeOf(converted)).toBe(Object.prototype)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('stringifyWire', () => {
  it.each([
    [{ userId: 'a', serverMetadata: { aB: [1, null] }, signedUpAtMillis: 1, isAnonymous: false }],
    [
      {
        items: [
          { displayName: 'A "quoted" \\ name\u2028\ud800' },
          [],
          {},
          null,
          undefined,
          Number.NaN,
        ],
      },
    ],
    [{ left: undefined, nested: { left: undefined }, clientMetadata: undefined, data: null }],
    [{ 'a "key" of data': 1, '</script>': 2, Ünï: 3, '': 4 }],
    ['text'],
    [null],
    [0],
  ])('returns the JSON of the converted value: %j', (value) => {
    expect(stringifyWire(value)).toBe(JSON.stringify(toSnakeKeys(value)))
  })

  it('escapes each character as JSON.stringify does', () => {
    const characters = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code))
    const different = characters.filter((text) => stringifyWire(text) !== JSON.stringify(text))
    expect([...different, stringifyWire('\u{1f600}')]).toEqual(['"\u{1f600}"'])
  })

  it('converts more keys than it caches', () => {
    const keys = Array.from({ length: 2000 }, (_, index) => `keyA${index}`)
    const json = stringifyWire(Object.fromEntries(keys.map((key) => [key, 0])))
    expect(Object.keys(JSON.parse(json) as object)).toEqual(
      keys.map((key) => key.replace('A', '_a')),
    )
  })
})

describe('toDetails and toWireDetails', () => {
  it('have camelCase names in code and those of the protocol on the wire, and keep the values', () => {
    const ofService = protocol.filter(({ origin }) => origin !== 'client')
    const names = [...new Set(ofService.flatMap(({ details }) => details))]
    const wire = Object.fromEntries(names.map((name) => [name, { a_b: 1 }]))
    const details = toDetails(wire)
    expect(Object.keys(details).filter((name) => name.includes('_'))).toEqual([])
    expect(toWireDetails({ ...details, maxLength: 70 })).toEqual({ ...wire, maxLength: 70 })
  })
})
