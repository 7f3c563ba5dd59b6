import { CliError } from '../cli-error.js'
import { editText } from './file-change.js'

export interface PackageJson {
  readonly packageManager?: unknown
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

export function parsePackageJson(text: string): PackageJson {
  try {
    return JSON.parse(text) as PackageJson
  } catch {
    throw new CliError('package.json is not valid JSON. Correct it and run the command again.')
  }
}

const DEPENDENCIES = ['@latchkey/core', '@latchkey/react']
const DEV_DEPENDENCIES = ['latchkey']

const sortKeys = (object: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Adds the packages of Latchkey to the text of a package.json, in the order in which npm writes them. */
export const addDependencies = (text: string, version: string) =>
  editText(text, (json) => {
    const manifest = parsePackageJson(json)
    const installed = { ...manifest.dependencies, ...manifest.devDependencies }
    const missing = (names: readonly string[]) =>
      names.filter((name) => !(name in installed)).map((name) => [name, `^${version}`] as const)
    const dependencies = missing(DEPENDENCIES)
    const devDependencies = missing(DEV_DEPENDENCIES)
    if (dependencies.length + devDependencies.length === 0) return json
    const merged = {
      ...manifest,
      ...(dependencies.length > 0 && {
        dependencies: sortKeys({ ...manifest.dependencies, ...Object.fromEntries(dependencies) }),
      }),
      ...(devDependencies.length > 0 && {
        devDependencies: sortKeys({
          ...manifest.devDependencies,
          ...Object.fromEntries(devDependencies),
        }),
      }),
    }
    const indent = /^([ \t]+)"/m.exec(json)?.[1] ?? '  '
    return JSON.stringify(merged, null, indent) + (json.endsWith('\n') ? '\n' : '')
  })
