import { expect, it } from 'vitest'
import * as z from 'zod'
import { catalogue } from '@latchkey/contract/errors'
import { validate } from '../../src/http/body/validate.js'
import codes from '../../../contract/test/protocol-errors.json' with { type: 'json' }
import {
  implementationOf,
  inputOf,
  isServed,
  readRecordings,
  restore,
  routeOf,
  type Recording,
} from './recording.js'

// Empty if the folder of the protocol is missing, which the titles of the tests show.
const recordings = readRecordings()
const served = recordings.filter(isServed)
const refused = recordings.filter(({ error_code }) => error_code !== undefined)

/** A completed login, and a failure that is reported to the app (section 4.5). */
const furtherStatuses: Record<string, number[]> = {
  '/auth/cli/poll': [201],
  '/auth/oauth/callback/{provider_id}': [307],
}
/** The health check is outside of the API, and OPTIONS is answered for every path. */
const isNoCall = ({ method, path }: Recording) => method === 'OPTIONS' || path === '/health'

it('replaces the placeholders of a recording with values of their format', () => {
  const recorded = { a: ['pck_<random>', '<jwt>', '…(31 items)'], b: '<random45>', c: 1, d: null }
  const secret = 'r'.repeat(45)
  expect(restore(recorded)).toEqual({ a: [`pck_${secret}`, 'jwt'], b: secret, c: 1, d: null })
})

it(`matches ${served.length} recorded responses`, () => {
  expect(mismatches(served, answerFault)).toEqual([])
})

it(`accepts ${served.length} recorded requests`, () => {
  expect(mismatches(served, requestFault)).toEqual([])
})

it(`has the codes of ${refused.length} recorded errors`, () => {
  expect(mismatches(refused, refusalFault)).toEqual([])
})

const mismatches = (list: Recording[], faultOf: (recording: Recording) => string | undefined) =>
  list.flatMap((recording) => {
    const fault = isNoCall(recording) ? undefined : faultOf(recording)
    return fault === undefined ? [] : [`${recording.method} ${recording.path}: ${fault}`]
  })

function answerFault(recording: Recording): string | undefined {
  const route = routeOf(recording)
  if (route === undefined) return 'is no call of the contract'
  const { endpoint, schemas } = implementationOf(route, recording)
  const statuses = [endpoint.success, ...(furtherStatuses[endpoint.path] ?? [])]
  if (!statuses.includes(recording.status)) return `status ${recording.status}`
  if (recording.response_body === undefined) return undefined
  const parsed = z.safeParse(schemas.response, recording.response_body)
  return parsed.success ? undefined : z.prettifyError(parsed.error)
}

function requestFault(recording: Recording): string | undefined {
  const route = routeOf(recording)
  if (route === undefined) return 'is no call of the contract'
  try {
    validate(implementationOf(route, recording), inputOf(route, recording))
    return undefined
  } catch (error) {
    return String(error)
  }
}

function refusalFault({ error_code, ...recording }: Recording): string | undefined {
  const code = error_code as keyof typeof catalogue
  const status = recording.response_headers['x-stack-actual-status'] ?? `${recording.status}`
  if (status !== `${catalogue[code].status}`) return `${code} with status ${status}`
  const { details = {}, ...rest } = recording.response_body as { details?: object }
  const keys = sorted(Object.keys(rest))
  if (keys !== 'code,error') return `${code} with the keys ${keys}`
  const expected = codes.find((definition) => definition.code === code)?.details ?? []
  const actual = sorted(Object.keys(details))
  return actual === sorted(expected) ? undefined : `${code} with the details ${actual}`
}

const sorted = (names: readonly string[]) => [...names].sort().join()
