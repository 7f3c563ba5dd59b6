import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { toModel } from '@latchkey/contract/wire-case'
import { type Json, plainJson } from '../../src/lib/json.js'
import { findCounterexample } from './find-counterexample.js'
import { findSuperlinearGrowth } from './find-superlinear-growth.js'
import type { Corpus } from './mutate.js'

const corpus: Corpus = {
  seeds: [
    '{"plan":"pro","seats":3,"tags":["a",null,true],"nested":{"a_b":{"c_at_millis":-0.5}}}',
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
    '{"a":"$date","b":["$undefined",{"c":"$nan"}],"d":"$big","e":"$map"}',
    '[["$cycle",{"toJSON":"$function"}],"\\ud800","\\u2028"]',
    '[[[[[[[[{"a":[[[[1]]]]}]]]]]]]]',
  ],
  pieces: [
    ...[
      '{',
      '}',
      '[',
      ']',
      '[[[[[[[[',
      '{"a":',
      ',',
      ':',
      '"__proto__":',
      '"toJSON":',
      'null',
      '1e400',
    ],
    ...[
      '"$date"',
      '"$undefined"',
      '"$nan"',
      '"$cycle"',
      '"$function"',
      '\\u0000',
      '\\ud800',
      '"a_b":',
    ],
  ],
}

/** Values that JSON cannot represent, by their placeholders in the texts. */
const placeholders: Readonly<Record<string, (holder: unknown) => unknown>> = {
  $date: () => new Date(0),
  $undefined: () => undefined,
  $nan: () => NaN,
  $big: () => 1n,
  $map: () => new Map(),
  $function: () => () => 1,
  $cycle: (holder) => holder,
}

/** Parses JSON. Returns undefined for invalid JSON. */
function parseJson(text: string, revive?: (this: unknown, key: string, value: unknown) => unknown) {
  try {
    return JSON.parse(text, revive) as unknown
  } catch {
    return undefined
  }
}

const parseWithPlaceholders = (text: string) =>
  parseJson(text, function (_, part) {
    return typeof part === 'string' && placeholders[part] ? placeholders[part](this) : part
  })

describe('metadata (PP)', () => {
  it('is read exactly as sent, with any keys', async () => {
    expect(
      await findCounterexample(corpus, (text) => {
        const metadata = parseJson(text) as Json
        const model = toModel({
          client_metadata: metadata,
          profile: { server_metadata: metadata },
        })
        const isSame =
          isDeepStrictEqual(model.clientMetadata, metadata) &&
          isDeepStrictEqual(model.profile.serverMetadata, metadata)
        return isSame ? undefined : 'is read as a different value'
      }),
    ).toBeUndefined()
  })

  it('is surrounded by plain objects only, with any keys in the response', async () => {
    expect(
      await findCounterexample(corpus, (text) => {
        const model = toModel(parseJson(text))
        const isPlain = (value: unknown): boolean =>
          typeof value !== 'object' ||
          value === null ||
          value instanceof Date ||
          (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
            ? Object.values(value).every(isPlain)
            : false)
        return isPlain(model) ? undefined : 'has a value with another prototype'
      }),
    ).toBeUndefined()
  })

  it('is sent completely, or rejected with the same TypeError (PP03)', async () => {
    expect(
      await findCounterexample(corpus, (text) => {
        // JSON.stringify writes -0 as 0.
        const value = parseWithPlaceholders(text.replaceAll('-0', '0'))
        if (value === undefined) return undefined
        try {
          const copy: unknown = JSON.parse(JSON.stringify(plainJson(value)))
          return isDeepStrictEqual(copy, value) ? undefined : 'loses data'
        } catch (error) {
          return String(error).startsWith('TypeError: Metadata must be plain JSON')
            ? undefined
            : String(error)
        }
      }),
    ).toBeUndefined()
  })

  it('is read and sent in time linear in its length', async () => {
    const readAndSend = (text: string) => {
      const value = parseJson(text)
      return value === undefined ? undefined : [toModel(value), plainJson(value)]
    }
    const nested: Corpus = {
      seeds: ['[]', '{"a":[]}', '{"a_b":""}'],
      pieces: ['1,', '[],', '"a_b":1,', 'a'],
    }
    expect(await findSuperlinearGrowth(corpus, 64_000, readAndSend)).toEqual([])
    expect(await findSuperlinearGrowth(nested, 64_000, readAndSend)).toEqual([])
  })
})
