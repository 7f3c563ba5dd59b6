import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type Import,
  importsOf,
  packagesFolder,
  reachableFrom,
  sourceFiles,
} from './support/imports.js'

/**
 * Layers of `src`, lowest first. A folder may import itself and the folders before it, also types
 * and with `import()`.
 */
const LAYERS = [
  'lib',
  'errors',
  'platform',
  'session',
  'http',
  'navigation',
  'client',
  'flows',
  'resources',
  'app',
]

/** Folders and files that work with secret keys. */
const SERVER_CODE =
  /^core\/src\/(resources\/(server|admin)\/|app\/(requests\/|server-|admin-|owner-|secret-))|^contract\/src\/(routes\/(server|admin)\/|secret)/

/** The packages that core may import, and the files that may import them. */
const PACKAGES: Record<string, RegExp> = {
  jose: /^app\/requests\//,
  oauth4webapi: /^flows\//,
  '@simplewebauthn/browser': /^flows\//,
}

const source = join(packagesFolder, 'core/src')
const nameOf = (file: string) => relative(packagesFolder, file)

/** Returns the folder of `src` that contains a file, or undefined for entry points. */
const layerOf = (file: string): string | undefined => {
  const path = relative(source, file)
  return path.includes('/') ? path.split('/')[0] : undefined
}

function isAllowed({ from, specifier, target }: Import): boolean {
  if (specifier.startsWith('@latchkey/contract')) return true
  if (!specifier.startsWith('.')) {
    const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
    return PACKAGES[name]?.test(relative(source, from)) ?? false
  }
  const layer = layerOf(from)
  const targetLayer = target && layerOf(target)
  if (layer === undefined) return true
  return targetLayer !== undefined && LAYERS.indexOf(targetLayer) <= LAYERS.indexOf(layer)
}

describe('import layers', () => {
  it('allow imports of core only from the same or a lower layer', () => {
    const folders = new Set(sourceFiles('core').map(layerOf))
    expect([...folders].filter((layer) => layer && !LAYERS.includes(layer))).toEqual([])
    const forbidden = sourceFiles('core').flatMap((file) =>
      importsOf(file).filter((entry) => !isAllowed(entry)),
    )
    expect(forbidden.map(({ from, specifier }) => `${nameOf(from)}: ${specifier}`)).toEqual([])
  })

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

  it('let browser code reach server code only through owned-projects.ts (SK06)', () => {
    const gateway = join(source, 'app/owned-projects.ts')
    const reached = reachableFrom(join(source, 'index.ts'), { stopAt: gateway })
    expect(reached).toContain(gateway)
    expect(reached.map(nameOf).filter((file) => SERVER_CODE.test(file))).toEqual([])
    expect(reachableFrom(join(source, 'server.ts')).map(nameOf)).toContain(
      'core/src/resources/server/base-server-user.ts',
    )
  })
})

it('only code in platform/ uses globals of the runtime', () => {
  const GLOBALS =
    /(?<![.\w'"`$-])(window|document|process|localStorage|sessionStorage|setTimeout|setInterval|performance)\b(?=[.([])|\bnavigator\.(credentials|language|locks|onLine|sendBeacon|serviceWorker|userActivation|userAgent)\b|\bDate\.now\(|\bMath\.random\(/
  const offenders = sourceFiles('core')
    .filter((file) => layerOf(file) !== 'platform')
    .filter((file) =>
      GLOBALS.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
    )
  expect(offenders.map(nameOf)).toEqual([])
})

/** Returns an import cycle through a file, or undefined if there is none. */
function cycleThrough(start: string): string[] | undefined {
  const visited = new Set<string>()
  const search = (file: string, path: string[]): string[] | undefined => {
    for (const { target } of importsOf(file)) {
      if (target === start) return [...path, start]
      if (!target || visited.has(target)) continue
      visited.add(target)
      const cycle = search(target, [...path, target])
      if (cycle) return cycle
    }
    return undefined
  }
  return search(start, [resolve(start)])
}
