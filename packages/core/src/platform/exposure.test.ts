import { afterEach, expect, it, vi } from 'vitest'
import { exposure } from './exposure.js'

afterEach(() => vi.unstubAllGlobals())

/** What some runtime has, beside what this one has. */
function surroundWith(globals: Record<string, unknown>, versions: object = {}) {
  vi.stubGlobal('process', { versions })
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
}

it('is none in Node', () => {
  expect(exposure()).toBeUndefined()
})

it.each([
  ['a browser', { window: {}, document: {} }],
  ["a browser's worker", { WorkerGlobalScope: class {} }],
  ['React Native', { window: {}, navigator: { product: 'ReactNative' } }],
])('SK02: is %s, by what that has', (place, globals) => {
  surroundWith(globals)
  expect(exposure()).toBe(place)
})

it.each([
  ['a Cloudflare worker', { WorkerGlobalScope: class {}, WebSocketPair: class {} }],
  ['a worker of Deno', { WorkerGlobalScope: class {}, Deno: {}, navigator: { product: '' } }],
  ['an edge function without either', { EdgeRuntime: 'edge' }],
])('is none in %s', (_, globals) => {
  surroundWith(globals)
  expect(exposure()).toBeUndefined()
})

it('is a browser in a test that imitates one, in Node too', () => {
  surroundWith({ window: {}, document: {} }, { node: '24.0.0' })
  expect(exposure()).toBe('a browser')
})
