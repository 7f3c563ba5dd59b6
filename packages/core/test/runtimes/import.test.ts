import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { bundleScript } from './bundle-for.js'

/**
 * Globals that hosts add to the language (ECMA-262, section 19), and the object that contains
 * them.
 */
const HOST_GLOBALS = ['console', 'globalThis', 'WebAssembly']

/**
 * These modules create a TextEncoder when they load: for OAuth, to bind sessions to a device, and to verify tokens on
 * servers.
 */
const OMITTED = ['oauth4webapi', 'dpop', 'jose/decode/protected_header', 'jose/jws/compact/verify']

/**
 * Evaluates a script in a realm that contains only the language, with frozen prototypes and
 * constructors. Returns the global names outside of the language that the script reads, in order.
 */
function globalsReadBy(script: string): string[] {
  const names: string[] = []
  const evaluate = runInNewContext(
    `(onRead, hostGlobals) => {
      const isLanguageGlobal = (name) => name in globalThis && !hostGlobals.includes(name)
      for (const name of Object.getOwnPropertyNames(globalThis).filter(isLanguageGlobal)) {
        Object.freeze(globalThis[name])
        Object.freeze(globalThis[name]?.prototype)
      }
      const scope = new Proxy(globalThis, {
        has: () => true,
        get(realm, name) {
          if (typeof name === 'symbol') return undefined
          if (!isLanguageGlobal(name)) onRead(name)
          return realm[name]
        },
      })
      with (scope) {
        (() => {
          'use strict'
          ${script}
        })()
      }
    }`,
  ) as (onRead: (name: string) => void, hostGlobals: readonly string[]) => void
  try {
    evaluate((name) => names.push(name), HOST_GLOBALS)
  } catch (error) {
    // Reading a missing global can throw; its name explains the error better.
    if (names.length === 0) throw error
  }
  return names
}

const kit = await bundleScript(`export * from '@latchkey/core'`)

it('the test detects globals that a script reads', () => {
  expect(globalsReadBy('new Map([[typeof document, 1]]); () => fetch')).toEqual(['document'])
  expect(globalsReadBy('globalThis.here = "window" in globalThis')).toEqual([
    'globalThis',
    'globalThis',
  ])
  expect(() => globalsReadBy('Promise.prototype.here = 1')).toThrow('not extensible')
})

it('importing the client reads only frozen globals of the language and changes none (PP08)', () => {
  expect(globalsReadBy(kit.text)).toEqual([])
})

it('importing any lazy module reads only globals of the language', async () => {
  const own = kit.modules.filter((path) => !/node_modules.*\/(oauth4webapi|dpop|jose)\//.test(path))
  const imports = own.map((path, index) => `export * as m${index} from './${path}'`)
  const { text, modules } = await bundleScript(imports.join('\n'), OMITTED)
  expect(modules.length).toBeGreaterThan(40)
  expect(globalsReadBy(text)).toEqual([])
})
