import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const packagesFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

export interface Import {
  readonly from: string
  readonly specifier: string
  readonly isType: boolean
  /** The imported file, if it is in this repository. */
  readonly target: string | undefined
}

const STATIC = /^(?:import|export)\s+(type\s+)?(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

const cachedImports = new Map<string, readonly Import[]>()

/** Returns all imports of a file: values, types and `import()`. */
export function importsOf(file: string): readonly Import[] {
  const imports = cachedImports.get(file) ?? readImports(file)
  cachedImports.set(file, imports)
  return imports
}

function readImports(from: string): Import[] {
  const text = readFileSync(from, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const staticImports = [...text.matchAll(STATIC)].map(([, type, specifier]) => ({
    isType: type !== undefined,
    specifier: specifier!,
  }))
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, specifier]) => ({
    isType: false,
    specifier: specifier!,
  }))
  return [...staticImports, ...dynamic].map((entry) => ({
    ...entry,
    from,
    target: targetOf(from, entry.specifier),
  }))
}

function targetOf(from: string, specifier: string): string | undefined {
  const [, contractPath] = /^@latchkey\/contract(?:\/(.+))?$/.exec(specifier) ?? []
  const base = specifier.startsWith('.')
    ? resolve(dirname(from), specifier).replace(/\.jsx?$/, '')
    : contractPath && join(packagesFolder, 'contract/src', contractPath)
  if (!base) return undefined
  const files = base.endsWith('.json') ? [base] : [`${base}.ts`, `${base}.tsx`]
  return files.find((file) => existsSync(file))
}

/** Returns the source files of a package without its tests. */
export function sourceFiles(name: string): string[] {
  const folder = join(packagesFolder, name, 'src')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
    .map((file) => join(folder, file))
}

/** Returns the files that a program loads, immediately or later, when it imports this file. */
export function reachableFrom(entry: string, { stopAt }: { stopAt?: string } = {}): string[] {
  const reached = new Set([entry])
  for (const file of reached) {
    if (file === stopAt) continue
    for (const { isType, target } of importsOf(file)) if (target && !isType) reached.add(target)
  }
  return [...reached]
}
