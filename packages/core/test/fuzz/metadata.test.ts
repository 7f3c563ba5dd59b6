import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/lib/json.js'
import { plainJson } from '../../src/lib/plain-json.js'
import { fromWire } from '../../src/lib/wire-case.js'
import { findMisread } from './find-misread.js'
import { findSteepGrowth } from './find-steep-growth.js'
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

/** What JSON cannot hold, by the names that stand for it in the texts. */
const oddities: Readonly<Record<string, (holder: unknown) => unknown>> = {
  $date: () => new Date(0),
  $undefined: () => undefined,
  $nan: () => NaN,
  $big: () => 1n,
  $map: () => new Map(),
  $function: () => () => 1,
  $cycle: (holder) => holder,
}

/** The JSON of a text, with oddities in it; undefined where it is none. */
function valueOf(text: string, revive?: (this: unknown, key: string, value: unknown) => unknown) {
  try {
    return JSON.parse(text, revive) as unknown
  } catch {
    return undefined
  }
}

const withOddities = (text: string) =>
  valueOf(text, function (_, part) {
    return typeof part === 'string' && oddities[part] ? oddities[part](this) : part
  })

describe('PP: metadata', () => {
  it('is read as it was sent, whatever its keys are', async () => {
    expect(
      await findMisread(corpus, (text) => {
        const metadata = valueOf(text) as Json
        const model = fromWire({
          client_metadata: metadata,
          profile: { server_metadata: metadata },
        })
        const isSame =
          isDeepStrictEqual(model.clientMetadata, metadata) &&
          isDeepStrictEqual(model.profile.serverMetadata, metadata)
        return isSame ? undefined : 'is read as something else'
      }),
    ).toBeUndefined()
  })

  it('keeps what is no metadata of an answer in objects of its own', async () => {
    expect(
      await findMisread(corpus, (text) => {
        const model = fromWire(valueOf(text))
        const isPlain = (value: unknown): boolean =>
          typeof value !== 'object' ||
          value === null ||
          value instanceof Date ||
          (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
            ? Object.values(value).every(isPlain)
            : false)
        return isPlain(model) ? undefined : 'has another prototype'
      }),
    ).toBeUndefined()
  })

  it('PP03: is sent whole, or refused in the same words', async () => {
    expect(
      await findMisread(corpus, (text) => {
        // JSON has no zero below zero.
        const value = withOddities(text.replaceAll('-0', '0'))
        if (value === undefined) return undefined
        try {
          const sent: unknown = JSON.parse(JSON.stringify(plainJson(value)))
          return isDeepStrictEqual(sent, value) ? undefined : 'loses something'
        } catch (error) {
          return String(error).startsWith('TypeError: Metadata is plain JSON')
            ? undefined
            : String(error)
        }
      }),
    ).toBeUndefined()
  })

  it('takes no more than its length to read and to send', async () => {
    const readAndSend = (text: string) => {
      const value = valueOf(text)
      return value === undefined ? undefined : [fromWire(value), plainJson(value)]
    }
    const nested: Corpus = {
      seeds: ['[]', '{"a":[]}', '{"a_b":""}'],
      pieces: ['1,', '[],', '"a_b":1,', 'a'],
    }
    expect(await findSteepGrowth(corpus, 64_000, readAndSend)).toEqual([])
    expect(await findSteepGrowth(nested, 64_000, readAndSend)).toEqual([])
  })
})
