import { expect, test } from 'vitest'
import { jsonFaultOf } from './json-fault.js'

/** RFC 8259. */
test.each([
  ['', 'value-missing', 1],
  ['{\n  "a": 1\n  "b": 2\n}', 'comma-or-brace-missing', 2],
  ['{"a": 1', 'comma-or-brace-missing', 1],
  ['{\n  "a": 1,\n}', 'name-missing', 2],
  ['{\n  "a": 1,\n  b: 2\n}', 'name-missing', 3],
  ["{'a': 1}", 'name-missing', 1],
  ['{"a" 1}', 'colon-missing', 1],
  ['{"a": }', 'value-missing', 1],
  ['{"a": "x\ny"}', 'value-missing', 1],
  ['[\n  1\n  2]', 'comma-or-bracket-missing', 2],
  ['[1,]', 'value-missing', 1],
  ['[01]', 'comma-or-bracket-missing', 1],
  ['{}\n\nx', 'text-after-end', 3],
  ['{} {}', 'text-after-end', 1],
] as const)('says what is wrong in %j', (text, kind, line) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  expect(jsonFaultOf(text)).toEqual({ kind, line })
})

test.each([' null ', '-1.5e+3', '"\\u00e9\\n\\/"', '{"a": [1, {"b": {}}, []], "": "\u2028"}\n'])(
  'accepts %j',
  (text) => {
    expect(() => JSON.parse(text) as unknown).not.toThrow()
    expect(jsonFaultOf(text)).toBeUndefined()
  },
)
