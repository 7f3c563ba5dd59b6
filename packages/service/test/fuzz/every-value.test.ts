import { describe, expect, it } from 'vitest'
import { enableAllSettings, createUserData } from '../support/user-data.js'
import { askFor, everyCall, expectDeclared, fieldsOf, type Fields } from '../support/every-call.js'
import { openTestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const TIMES = Number(process.env['FUZZ_TIMES'] ?? 1)

const service = await setupTestService()

const text = (value: string) => JSON.stringify(value)
const nested = (open: string, close: string) => `${open.repeat(10_000)}1${close.repeat(10_000)}`
/** Invalid and dangerous values as JSON text, because JavaScript values cannot express all of them. */
const hostileValues: [name: string, json: string][] = [
  ['the character U+0000', text('a\0b')],
  ['a lone surrogate', text('a\ud800b')],
  ['a surrogate pair in the wrong order', text('\udc00\ud800')],
  ['a long email address', text(`${'a'.repeat(300)}@${'b.'.repeat(30)}example.com`)],
  ['an internationalized email address', text('müller@bücher.example')],
  ['an email address with homoglyphs', text('аdmin@example.com')],
  ['an email address that case folding changes', text('admın@example.com')],
  ['an address with 50,000 dots', text(`${'a.'.repeat(50_000)}@`)],
  ['an address with 50,000 domain labels', text(`a@${'a-.'.repeat(50_000)}!`)],
  ['a URL with 50,000 host labels', text(`http://${'a.'.repeat(50_000)}!`)],
  ['200,000 characters of base64', text(`${'AAAA'.repeat(50_000)}!`)],
  ['200,000 characters', text('x'.repeat(200_000))],
  ['nested arrays', nested('[', ']')],
  ['nested objects', nested('{"a":', '}')],
  ['a long array', `[${'1,'.repeat(150_000)}1]`],
  ['a 64-bit integer', '9223372036854775808'],
  ['a number out of range', '1e999'],
  ['a negative number', '-9007199254740993'],
  ['a fraction', '0.5'],
  [
    'prototype pollution',
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  ],
  ['names of built-in methods', '{"toString":1,"valueOf":1,"toJSON":1,"then":1,"length":1e9}'],
  ['duplicate keys', '{"a":1,"a":{"b":1}}'],
]

/** `npm test` covers every twentieth endpoint, `npm run test:all` all of them. */
const ENDPOINT_STEP = Math.max(1, Math.round(10 / TIMES))
const calls = everyCall
  .filter(([, { endpoint, schemas }]) => schemas.body !== undefined && endpoint.method !== 'DELETE')
  .filter((_, index) => index % ENDPOINT_STEP === 0)

const PLACEHOLDER = '(placeholder)'
/** Returns the body with the JSON text as the value of one field. */
const withValue = (body: Fields | undefined, name: string, json: string) =>
  JSON.stringify({ ...body, [name]: PLACEHOLDER }).replace(`"${PLACEHOLDER}"`, () => json)

describe('service', () => {
  it.each(calls)('accepts or rejects hostile values in each field of %s', async (_title, call) => {
    const project = await openTestProject(service, { config: enableAllSettings })
    const mine = await createUserData(service, project)
    const access = call.endpoint.access[0] ?? 'none'
    const { accessToken } = mine.user
    const { method, path, body } = askFor(call, mine)
    for (const name of fieldsOf(call.schemas.body))
      for (const [valueName, json] of hostileValues) {
        const response = await project.call(method, path, {
          access,
          accessToken,
          body: withValue(body, name, json),
        })
        expectDeclared(call, response)
        expect([name, valueName, service.reports]).toEqual([name, valueName, []])
      }
    expect({}).not.toHaveProperty('polluted')
  })
})
