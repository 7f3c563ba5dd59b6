import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/**
 * Who may import whom (docs/architecture.md). A layer is a folder of `src`; `type:` marks what may be
 * imported as a type only.
 */
const CORE = {
  lib: [],
  platform: ['lib', 'contract:constants'],
  cache: ['lib', 'type:platform', 'contract:constants'],
  session: ['lib', 'type:platform', 'contract'],
  http: ['lib', 'type:platform', 'contract'],
  redirect: ['lib', 'contract:constants'],
  resources: [
    'http',
    'cache',
    'lib',
    'contract',
    'redirect',
    'type:session',
    'type:platform',
    'flows:lazy',
    'type:flows',
    // A project that a user owns has an app of its own.
    'apps:lazy',
    'type:apps',
  ],
  flows: ['http', 'cache', 'lib', 'contract', 'resources', 'session', 'redirect', 'type:platform'],
  // What it checks tokens with is no page's business: only here may jose be imported.
  server: [
    'lib',
    'contract',
    'session',
    'type:http',
    'type:platform',
    'type:resources',
    'package jose',
    'package jose/decode/protected_header',
    'package jose/jws/compact/verify',
  ],
  apps: [
    'lib',
    'platform',
    'cache',
    'session',
    'http',
    'redirect',
    'resources',
    'flows',
    'server',
    'contract',
  ],
} as const

/** What speaks with secret keys, or of them. */
const OF_SERVERS =
  /^(server|resources\/(server|admin)|apps\/(server|admin|secret|request|authent))|^contract\/src\/(routes\/(server|admin)|secret)/
/** The one door that a page has to it: projects that its user owns. */
const DOOR = 'apps/owned-projects.ts'

const CONTRACT = {
  routes: ['', 'errors', 'type:schemas'],
  schemas: [''],
  errors: [],
} as const

const packages = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const IMPORT = /^(import|export)\s+(type\s+)?([^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
const LAZY = /import\(\s*['"]([^'"]+)['"]\s*\)/g

interface Import {
  from: string
  to: string
  kind: 'value' | 'type' | 'lazy'
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
    .map((file) => join(folder, file))
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const fixed = [...text.matchAll(IMPORT)].map(([, , type, , to]): Import => ({
    from: file,
    to: to!,
    kind: type ? 'type' : 'value',
  }))
  const lazy = [...text.matchAll(LAZY)].map(([, to]): Import => ({
    from: file,
    to: to!,
    kind: 'lazy',
  }))
  return [...fixed, ...lazy]
}

/** Of the contract, what is a figure or a text. */
const CONSTANTS = /^@latchkey\/contract\/(constants|names|paths)$/

/** The layer that an import leads to: a folder of `src`, `contract`, or the name of an outside package. */
function targetOf({ from, to }: Import, source: string): string {
  if (CONSTANTS.test(to)) return 'contract:constants'
  if (to.startsWith('@latchkey/contract')) return 'contract'
  if (!to.startsWith('.')) return `package ${to}`
  const path = relative(source, resolve(dirname(from), to))
  return path.includes('/') ? path.split('/')[0]! : ''
}

function forbidden(name: string, layers: Record<string, readonly string[]>): string[] {
  const source = join(packages, name, 'src')
  return Object.entries(layers).flatMap(([layer, allowed]) =>
    filesOf(join(source, layer)).flatMap((file) =>
      importsOf(file)
        .filter((entry) => !isAllowed(entry, targetOf(entry, source), layer, allowed))
        .map((entry) => `${relative(packages, file)} must not import ${entry.to} (${entry.kind})`),
    ),
  )
}

function isAllowed(
  { kind }: Import,
  target: string,
  layer: string,
  allowed: readonly string[],
): boolean {
  if (target === layer || allowed.includes(target)) return true
  if (target === 'contract:constants' && allowed.includes('contract')) return true
  if (kind === 'lazy') return allowed.includes(`${target}:lazy`)
  return kind === 'type' && allowed.includes(`type:${target}`)
}

const FOLDERS = [join(packages, 'core/src'), packages]
const nameOf = (file: string) =>
  relative(
    FOLDERS.find((folder) => file.startsWith(folder))!,
    file,
  )

function fileOf({ from, to }: Import): string | undefined {
  if (to.startsWith('.')) return resolve(dirname(from), to).replace(/\.js$/, '.ts')
  const [, path] = /^@latchkey\/contract\/(.+)/.exec(to) ?? []
  return path && join(packages, 'contract/src', `${path}.ts`)
}

/** Every file whose code a program gets that imports this one, at once or later. */
function reachedFrom(entry: string): string[] {
  const reached = new Set([join(packages, 'core/src', entry)])
  for (const file of reached) {
    if (nameOf(file) === DOOR) continue
    for (const found of importsOf(file)) {
      const target = found.kind === 'type' ? undefined : fileOf(found)
      if (target) reached.add(target)
    }
  }
  return [...reached].map(nameOf)
}

describe('the layers of docs/architecture.md', () => {
  it('SK06: keep what servers and owners do from pages, but for one door', () => {
    const reached = reachedFrom('index.ts')
    expect(reached).toContain('resources/nouns.ts')
    expect(reached).toContain(DOOR)
    expect(reached.filter((file) => OF_SERVERS.test(file))).toEqual([])
    expect(reachedFrom('server.ts')).toContain('resources/server/nouns.ts')
  })

  it('are kept by core', () => {
    expect(forbidden('core', CORE)).toEqual([])
  })

  it('are kept by the contract, whose schemas alone know zod', () => {
    const outside = forbidden('contract', CONTRACT)
    expect(
      outside.filter((line) => !line.includes('/src/schemas/') || !line.includes('zod/mini')),
    ).toEqual([])
  })

  it('keep globals of the runtime in platform/', () => {
    const GLOBALS =
      /(?<![.\w'"`$-])(window|document|process|localStorage|sessionStorage|navigator|setTimeout|setInterval|performance)\b(?=[.([])|\bDate\.now\(|\bMath\.random\(/
    const source = join(packages, 'core/src')
    const offenders = filesOf(source)
      .filter((file) => !file.startsWith(join(source, 'platform')))
      .filter((file) =>
        GLOBALS.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
      )
    expect(offenders.map((file) => relative(packages, file))).toEqual([])
  })
})
