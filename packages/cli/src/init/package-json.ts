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

/** Ranges of versions, by the names of packages. */
export type Versions = Readonly<Record<string, string>>

const sortKeys = (object: Versions) =>
  Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)))

interface AddedPackages {
  readonly dependencies: Versions
  readonly devDependencies: Versions
}

/** Adds packages to the text of a package.json, in the order in which npm writes them. Keeps the versions of those that it has. */
export const addPackages = (text: string, packages: AddedPackages) =>
  editText(text, (json) => {
    const manifest = parsePackageJson(json)
    const isMissing = (name: string) =>
      !(name in { ...manifest.dependencies, ...manifest.devDependencies })
    const merged: Record<string, unknown> = { ...manifest }
    for (const field of ['dependencies', 'devDependencies'] as const) {
      const missing = Object.entries(packages[field]).filter(([name]) => isMissing(name))
      if (missing.length > 0)
        merged[field] = sortKeys({ ...manifest[field], ...Object.fromEntries(missing) })
    }
    const indent = /^([ \t]+)"/m.exec(json)?.[1] ?? '  '
    const changed = JSON.stringify(merged, null, indent)
    return changed === JSON.stringify(manifest, null, indent)
      ? json
      : changed + (json.endsWith('\n') ? '\n' : '')
  })
