import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type Import,
  importsOf,
  packagesFolder,
  reachableFrom,
  sourceFiles,
} from './support/imports.js'
import { LAYERS } from './support/layer-order.js'
import {
  cycleThrough,
  filesWithoutLayer,
  folderCycles,
  importsUp,
  layerOf,
  nameOf,
} from './support/layers.js'

/**
 * Folders and files that work with secret keys. The files of the contract have routes of every access type, so
 * `bundle.test.ts` checks that bundles contain none of servers and admins.
 */
const SERVER_CODE =
  /^core\/src\/(resources\/(server|admin)\/|app\/(incoming-requests\/|protected-resources\/|base-server-|server-|admin-|owner-|secret-))|^contract\/src\/secret/

/** The packages that core may import, and the files that may import them. */
const PACKAGES: Record<string, RegExp> = {
  jose: /^app\/(incoming-requests|protected-resources)\//,
  dpop: /^bound-sessions\//,
  'altcha-lib': /^proof-of-work\//,
  'lean-qr': /^resources\/user\/totp-setup\.ts$/,
  oauth4webapi: /^(flows|app\/protected-resources)\//,
  '@simplewebauthn/browser': /^flows\//,
}

const source = join(packagesFolder, 'core/src')

/** Returns whether core may import a package in this file. */
function isAllowedPackage({ from, specifier }: Import): boolean {
  if (specifier.startsWith('.') || specifier.startsWith('@latchkey/contract')) return true
  const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
  return PACKAGES[name]?.test(relative(source, from)) ?? false
}

describe('import layers', () => {
  it.each(Object.entries(LAYERS))(
    'allow imports of %s only from the same or a lower layer',
    (name, layers) => {
      expect(filesWithoutLayer(name, layers)).toEqual([])
      expect(importsUp(name, layers)).toEqual([])
    },
  )

  it('allow packages in core only where they are needed', () => {
    const forbidden = sourceFiles('core')
      .flatMap(importsOf)
      .filter((entry) => !isAllowedPackage(entry))
    expect(forbidden.map(({ from, specifier }) => `${nameOf(from)}: ${specifier}`)).toEqual([])
  })

  it.each(readdirSync(packagesFolder))(
    'contain no import cycle of folders in %s, including type imports',
    (name) => expect(folderCycles(name)).toEqual([]),
  )

  it.each(readdirSync(packagesFolder))(
    'contain no import cycle in %s, including type imports',
    (name) => {
      const cycles = sourceFiles(name).flatMap((file) => {
        const path = cycleThrough(file)
        return path ? [path.map(nameOf).join(' > ')] : []
      })
      expect(cycles).toEqual([])
    },
  )

  it('let browser code reach server code only through current-server-user.ts (SK06)', () => {
    const gateway = join(source, 'app/current-server-user.ts')
    const reached = reachableFrom(join(source, 'index.ts'), { stopAt: gateway })
    expect(reached).toContain(gateway)
    expect(reached.map(nameOf).filter((file) => SERVER_CODE.test(file))).toEqual([])
    expect(reachableFrom(join(source, 'server.ts')).map(nameOf)).toContain(
      'core/src/resources/server/server-user-and-team.ts',
    )
  })
})

it('only code in platform/ uses globals of the runtime', () => {
  const GLOBALS =
    /(?<![.\w'"`$-])(window|document|process|localStorage|sessionStorage|setTimeout|setInterval|performance)\b(?=[.([])|\bnavigator\.(credentials|language|locks|onLine|sendBeacon|serviceWorker|userActivation|userAgent)\b|\bDate\.now\(|\bMath\.random\(/
  const offenders = sourceFiles('core')
    .filter((file) => layerOf('core', LAYERS.core, file) !== 'platform')
    .filter((file) =>
      GLOBALS.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
    )
  expect(offenders.map(nameOf)).toEqual([])
})
