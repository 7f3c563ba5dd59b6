import { afterAll, beforeAll, expect, it } from 'vitest'
import { everythingOn, openBelongings } from '../support/belongings.js'
import { askFor, everyCall, expectDeclared, fieldsOf, type Fields } from '../support/every-call.js'
import { openTestProject } from '../support/project.js'
import { openTestService, type TestService } from '../support/service.js'

let service: TestService
beforeAll(async () => {
  service = await openTestService()
})
afterAll(() => service.close())

const text = (value: string) => JSON.stringify(value)
const nested = (open: string, close: string) => `${open.repeat(10_000)}1${close.repeat(10_000)}`
/** As they stand in a body: not all of them can be made out of values. */
const hostile: [what: string, json: string][] = [
  ['the character U+0000', text('a\0b')],
  ['half a surrogate pair', text('a\ud800b')],
  ['a pair the wrong way round', text('\udc00\ud800')],
  ['a long address', text(`${'a'.repeat(300)}@${'b.'.repeat(30)}example.com`)],
  ['an address in other letters', text('müller@bücher.example')],
  ['an address that looks like another', text('аdmin@example.com')],
  ['an address that folds to another', text('admın@example.com')],
  ['dots without end', text(`${'a.'.repeat(50_000)}@`)],
  ['labels without end', text(`a@${'a-.'.repeat(50_000)}!`)],
  ['hosts without end', text(`http://${'a.'.repeat(50_000)}!`)],
  ['base64 without end', text(`${'AAAA'.repeat(50_000)}!`)],
  ['a long text', text('x'.repeat(200_000))],
  ['lists in lists', nested('[', ']')],
  ['objects in objects', nested('{"a":', '}')],
  ['a long list', `[${'1,'.repeat(150_000)}1]`],
  ['a large integer', '9223372036854775808'],
  ['a number beyond all', '1e999'],
  ['a negative number', '-9007199254740993'],
  ['a part of a number', '0.5'],
  ['another prototype', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'],
  ['what objects are asked for', '{"toString":1,"valueOf":1,"toJSON":1,"then":1,"length":1e9}'],
  ['the same twice', '{"a":1,"a":{"b":1}}'],
]

const withBody = everyCall.filter(
  ([, { endpoint, schemas }]) => schemas.body !== undefined && endpoint.method !== 'DELETE',
)

const HERE = '(here)'
/** The body of a call with one value as it is written. */
const withValue = (body: Fields | undefined, name: string, json: string) =>
  JSON.stringify({ ...body, [name]: HERE }).replace(`"${HERE}"`, () => json)

it.each(withBody)('%s stands what comes in each of its fields', async (_title, call) => {
  const project = await openTestProject(service, { config: everythingOn })
  const mine = await openBelongings(service, project)
  const access = call.endpoint.access[0] ?? 'none'
  const { method, path, body } = askFor(call, mine)
  for (const name of fieldsOf(call.schemas.body))
    for (const [what, json] of hostile) {
      const sent = withValue(body, name, json)
      const { accessToken } = mine.user
      const answer = await project.call(method, path, { access, accessToken, body: sent })
      expectDeclared(call, answer)
      expect([name, what, service.reports]).toEqual([name, what, []])
    }
  expect({}).not.toHaveProperty('polluted')
})
