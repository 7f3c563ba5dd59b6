import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Import, importsOf, packagesFolder, reachableFrom, sourceFiles } from './imports.js'

/** A folder of `src` imports itself and the folders before it: values, types and `import()` alike. */
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

/** The packages that core may import, and where. */
const PACKAGES: Record<string, RegExp> = {
  jose: /^app\/requests\//,
  oauth4webapi: /^flows\//,
  '@simplewebauthn/browser': /^flows\//,
}

const source = join(packagesFolder, 'core/src')
const nameOf = (file: string) => relative(packagesFolder, file)

/** The folder of `src` that a file is in; undefined for the entries beside the folders. */
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

describe('imports', () => {
  it('lead from each folder of core only to itself and the folders before it', () => {
    const folders = new Set(sourceFiles('core').map(layerOf))
    expect([...folders].filter((layer) => layer && !LAYERS.includes(layer))).toEqual([])
    const forbidden = sourceFiles('core').flatMap((file) =>
      importsOf(file).filter((entry) => !isAllowed(entry)),
    )
    expect(forbidden.map(({ from, specifier }) => `${nameOf(from)}: ${specifier}`)).toEqual([])
  })

  it.each(readdirSync(packagesFolder))('form no circle in %s, types included', (name) => {
    const circles = sourceFiles(name).flatMap((file) => {
      const path = circleThrough(file)
      return path ? [path.map(nameOf).join(' > ')] : []
    })
    expect(circles).toEqual([])
  })

  it('SK06: reach code for servers from a page only through the projects that a user owns', () => {
    const door = join(source, 'app/owned-projects.ts')
    const reached = reachableFrom(join(source, 'index.ts'), { stopAt: door })
    expect(reached).toContain(door)
    expect(reached.map(nameOf).filter((file) => SERVER_CODE.test(file))).toEqual([])
    expect(reachableFrom(join(source, 'server.ts')).map(nameOf)).toContain(
      'core/src/resources/server/base-server-user.ts',
    )
  })
})

it('uses globals of the runtime in platform/ only', () => {
  const GLOBALS =
    /(?<![.\w'"`$-])(window|document|process|localStorage|sessionStorage|setTimeout|setInterval|performance)\b(?=[.([])|\bnavigator\.(credentials|language|locks|onLine|sendBeacon|serviceWorker|userActivation|userAgent)\b|\bDate\.now\(|\bMath\.random\(/
  const offenders = sourceFiles('core')
    .filter((file) => layerOf(file) !== 'platform')
    .filter((file) =>
      GLOBALS.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
    )
  expect(offenders.map(nameOf)).toEqual([])
})

/** Returns a circle of imports that leads back to a file; undefined when there is none. */
function circleThrough(start: string): string[] | undefined {
  const seen = new Set<string>()
  const search = (file: string, path: string[]): string[] | undefined => {
    for (const { target } of importsOf(file)) {
      if (target === start) return [...path, start]
      if (!target || seen.has(target)) continue
      seen.add(target)
      const found = search(target, [...path, target])
      if (found) return found
    }
    return undefined
  }
  return search(start, [resolve(start)])
}
