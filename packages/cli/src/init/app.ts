import type { PackageManager } from './package-manager.js'

export interface AppScript {
  readonly name: string
  readonly command: string
}

/** An app in the current folder. */
export interface App {
  readonly folder: string
  readonly packageManager: PackageManager
  /** Versions of the dependencies in package.json, by name. */
  readonly dependencies: Readonly<Record<string, string>>
  /** Script of package.json that starts the app in development. */
  readonly devScript: AppScript
  readonly hasBuildScript: boolean
  readonly hasTypeScript: boolean
}

/** Joins a folder of the app and a path, with slashes. */
export const pathIn = (folder: string, path: string) => (folder === '' ? path : `${folder}/${path}`)
