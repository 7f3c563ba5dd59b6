import { expect, it } from 'vitest'
import { implementations } from '../../src/http/implementations.js'
import calls from './calls.json' with { type: 'json' }
import laterCalls from './later-calls.json' with { type: 'json' }

// calls.json is the protocol's list of calls with their access types, without the version check, which
// no kit makes. later-calls.json has the calls that published clients make since, as seen on the wire.
const served = implementations.flatMap(({ endpoint: { method, path, access } }) =>
  access.length === 0 ? [`${method} ${path}`] : access.map((type) => `${method} ${path} ${type}`),
)

it('serves every call of the protocol to every access type, and no other but extensions', () => {
  const recorded = served.filter((call) => !call.includes(' /latchkey/'))
  expect([...recorded, 'GET /health'].sort()).toEqual([...calls, ...laterCalls].sort())
})
