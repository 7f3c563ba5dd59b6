import * as routes from '@latchkey/contract/routes'
import * as schemas from '@latchkey/contract/schemas'
import { type Endpoint, headerNames, wholeEndpoint } from '@latchkey/contract'
import { catalogue } from '@latchkey/contract/errors'
import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../test-vectors/find-mismatches.js'

const schemasOf: Record<string, unknown> = Object.assign({}, ...Object.values(schemas))
const endpoints = Object.entries<Record<string, Endpoint>>(routes).flatMap(([noun, named]) =>
  Object.entries(named).map(([name, endpoint]) => ({
    id: `${noun}.${name}`,
    name,
    schemas: schemasOf[name],
    endpoint: wholeEndpoint(endpoint),
  })),
)

describe('endpoints', () => {
  it('have schemas of the same name', async () => {
    expect(endpoints.length).toBeGreaterThan(100)
    const mismatches = await findMismatches(endpoints, ({ schemas }) => {
      expect(schemas).toHaveProperty('response')
    })
    expect(mismatches).toEqual([])
  })

  it('declare errors of the catalog, each once', async () => {
    expect(endpoints.length).toBeGreaterThan(100)
    const mismatches = await findMismatches(endpoints, ({ endpoint }) => {
      const codes: readonly string[] = endpoint.errors
      expect(codes.filter((code) => !(code in catalogue))).toEqual([])
      expect(new Set(codes).size).toBe(codes.length)
    })
    expect(mismatches).toEqual([])
  })

  it('have unique names', () => {
    const names = endpoints.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('are unique by method, path and access type', () => {
    const served = endpoints.flatMap(({ endpoint: { method, path, access } }) =>
      (access.length > 0 ? [...access] : ['none']).map(
        (type: string) => `${method} ${path} ${type}`,
      ),
    )
    expect(new Set(served).size).toBe(served.length)
  })
})

describe('headerNames', () => {
  it('returns header names with the default or another prefix', () => {
    expect(headerNames().projectId).toBe('X-Stack-Project-Id')
    expect(headerNames('X-Hexclave-').knownError).toBe('X-Hexclave-Known-Error')
  })
})

describe('the schema of email addresses', () => {
  const { signUpWithPassword } = schemas.password
  const accepts = (email: string) =>
    signUpWithPassword.body.safeParse({
      email,
      password: 'password',
      verification_callback_url: 'http://localhost/',
    }).success

  it.each(['a@example.com', 'a+tag@example.com', 'first.last@sub.example.co', "o'hara@example.io"])(
    'accepts %s',
    (email) => {
      expect(accepts(email)).toBe(true)
    },
  )

  it.each([
    '',
    'a',
    'a@localhost',
    'a@example.c',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@127.0.0.1',
    'a b@example.com',
    'a@exa mple.com',
    '"a"@example.com',
    'ü@example.com',
    'a@example..com',
    'a@-example.com',
    'a@example.com\r\nBcc: x',
    'a@example.com,b@example.com',
  ])('rejects %j', (email) => {
    expect(accepts(email)).toBe(false)
  })
})
