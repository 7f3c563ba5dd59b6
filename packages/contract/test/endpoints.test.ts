import * as routes from '@latchkey/contract/routes'
import * as schemas from '@latchkey/contract/schemas'
import { type Endpoint, headerNames, wholeEndpoint } from '@latchkey/contract'
import { catalogue } from '@latchkey/contract/errors'
import { describe, expect, it } from 'vitest'

const schemasOf: Record<string, Record<string, unknown>> = schemas
const endpoints = Object.entries<Record<string, Endpoint>>(routes).flatMap(([noun, named]) =>
  Object.entries(named).map(([name, endpoint]) => ({
    noun,
    name,
    endpoint: wholeEndpoint(endpoint),
  })),
)

describe('an endpoint', () => {
  it.each(endpoints)('$noun.$name has schemas of the same name', ({ noun, name }) => {
    expect(schemasOf[noun]?.[name]).toHaveProperty('response')
  })

  it.each(endpoints)('$noun.$name declares errors that exist, each once', ({ endpoint }) => {
    const codes: readonly string[] = endpoint.errors
    expect(codes.filter((code) => !(code in catalogue))).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('is the only one for its method, path and access type', () => {
    const served = endpoints.flatMap(({ endpoint: { method, path, access } }) =>
      (access.length > 0 ? [...access] : ['none']).map(
        (type: string) => `${method} ${path} ${type}`,
      ),
    )
    expect(new Set(served).size).toBe(served.length)
  })
})

it('names headers under any prefix', () => {
  expect(headerNames().projectId).toBe('X-Stack-Project-Id')
  expect(headerNames('X-Other-').knownError).toBe('X-Other-Known-Error')
})

describe('e-mail addresses', () => {
  const { signUpWithPassword } = schemas.password
  const accepts = (email: string) =>
    signUpWithPassword.body.safeParse({
      email,
      password: 'password',
      verification_callback_url: 'http://localhost/',
    }).success

  it.each(['a@example.com', 'a+tag@example.com', 'first.last@sub.example.co', "o'hara@example.io"])(
    'take %s',
    (email) => {
      expect(accepts(email)).toBe(true)
    },
  )

  // protocol, section 11.2
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
  ])('refuse %j', (email) => {
    expect(accepts(email)).toBe(false)
  })
})
