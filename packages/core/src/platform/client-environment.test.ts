import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientEnvironment } from './client-environment.js'

afterEach(() => vi.unstubAllGlobals())

/** Adds the globals of another runtime. */
function stubGlobals(globals: Record<string, unknown>, versions: object = {}) {
  vi.stubGlobal('process', { versions })
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
}

describe('clientEnvironment', () => {
  it('returns undefined in Node', () => {
    expect(clientEnvironment()).toBeUndefined()
  })

  it.each([
    ['a browser', { window: {}, document: {} }],
    ["a browser's worker", { WorkerGlobalScope: class {} }],
    ['React Native', { window: {}, navigator: { product: 'ReactNative' } }],
  ])('detects %s by its globals (SK02)', (place, globals) => {
    stubGlobals(globals)
    expect(clientEnvironment()).toBe(place)
  })

  it.each([
    ['a Cloudflare worker', { WorkerGlobalScope: class {}, WebSocketPair: class {} }],
    ['a worker of Deno', { WorkerGlobalScope: class {}, Deno: {}, navigator: { product: '' } }],
    ['an edge function without either', { EdgeRuntime: 'edge' }],
  ])('returns undefined in %s', (_, globals) => {
    stubGlobals(globals)
    expect(clientEnvironment()).toBeUndefined()
  })

  it('detects the browser that a test in Node imitates', () => {
    stubGlobals({ window: {}, document: {} }, { node: '24.0.0' })
    expect(clientEnvironment()).toBe('a browser')
  })
})
