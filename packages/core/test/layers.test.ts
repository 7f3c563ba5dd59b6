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
  platform: ['lib'],
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
  ],
  flows: ['http', 'cache', 'lib', 'contract', 'resources', 'session', 'redirect', 'type:platform'],
  apps: [
    'lib',
    'platform',
    'cache',
    'session',
    'http',
    'redirect',
    'resources',
    'flows',
    'contract',
  ],
} as const

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
  const text = readFileSync(file, 'utf8')
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

/** The layer that an import leads to: a folder of `src`, `contract`, or the name of an outside package. */
function targetOf({ from, to }: Import, source: string): string {
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
  if (target === 'contract' && allowed.includes('contract:constants')) return true
  if (kind === 'lazy') return allowed.includes(`${target}:lazy`)
  return kind === 'type' && allowed.includes(`type:${target}`)
}

describe('the layers of docs/architecture.md', () => {
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
