import { runInNewContext } from 'node:vm'
import { beforeAll, expect, it } from 'vitest'
import { bundleScript } from './bundle-for.js'

/** What hosts add to the language (ECMA-262, section 19), and the door to whatever else they add. */
const OF_THE_HOST = ['console', 'globalThis', 'WebAssembly']

/** They create a TextEncoder when they load: for OAuth, and to verify tokens on servers. */
const OMITTED = ['oauth4webapi', 'jose/decode/protected_header', 'jose/jws/compact/verify']

/**
 * Evaluates a script in a realm that has the language and nothing else, every prototype and
 * constructor frozen.
 *
 * @returns the names that it looked up and that the language does not have, in the order of asking
 */
function namesAskedFor(script: string): string[] {
  const asked: string[] = []
  const evaluate = runInNewContext(
    `(note, ofTheHost) => {
      const isOfTheLanguage = (name) => name in globalThis && !ofTheHost.includes(name)
      for (const name of Object.getOwnPropertyNames(globalThis).filter(isOfTheLanguage)) {
        Object.freeze(globalThis[name])
        Object.freeze(globalThis[name]?.prototype)
      }
      const scope = new Proxy(globalThis, {
        has: () => true,
        get(realm, name) {
          if (typeof name === 'symbol') return undefined
          if (!isOfTheLanguage(name)) note(name)
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
  ) as (note: (name: string) => void, ofTheHost: readonly string[]) => void
  try {
    evaluate((name) => asked.push(name), OF_THE_HOST)
  } catch (error) {
    // What is not there cannot be used; that it was asked for says more.
    if (asked.length === 0) throw error
  }
  return asked
}

let kit: Awaited<ReturnType<typeof bundleScript>>
beforeAll(async () => {
  kit = await bundleScript(`export * from '@latchkey/core'`)
})

it('finds out what a script asks for', () => {
  expect(namesAskedFor('new Map([[typeof document, 1]]); () => fetch')).toEqual(['document'])
  expect(namesAskedFor('globalThis.here = "window" in globalThis')).toEqual([
    'globalThis',
    'globalThis',
  ])
  expect(() => namesAskedFor('Promise.prototype.here = 1')).toThrow('not extensible')
})

it('PP08: asks for nothing but the language, frozen as it is, and changes nothing of it, when it is imported', () => {
  expect(namesAskedFor(kit.text)).toEqual([])
})

it('does so in every module that is loaded later, too', async () => {
  const own = kit.modules.filter((path) => !/node_modules.*\/(oauth4webapi|jose)\//.test(path))
  const imports = own.map((path, index) => `export * as m${index} from './${path}'`)
  const { text, modules } = await bundleScript(imports.join('\n'), OMITTED)
  expect(modules.length).toBeGreaterThan(40)
  expect(namesAskedFor(text)).toEqual([])
})
