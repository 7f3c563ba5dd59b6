import { CliError } from '../cli-error.js'
import type { App, AppScript } from './app.js'
import { readText } from './file-change.js'
import { type Framework, GUIDES } from './framework.js'
import { astro } from './frameworks/astro.js'
import { next } from './frameworks/next.js'
import { reactRouter } from './frameworks/react-router.js'
import { tanstackStart } from './frameworks/tanstack-start.js'
import { vite } from './frameworks/vite.js'
import { type PackageJson, parsePackageJson } from './package-json.js'
import { detectPackageManager } from './package-manager.js'

/** Frameworks that are built on Vite come before Vite. */
const FRAMEWORKS: readonly Framework[] = [next, reactRouter, tanstackStart, astro, vite]

const findDevScript = ({ scripts = {} }: PackageJson): AppScript => {
  const name = scripts['dev'] === undefined ? 'start' : 'dev'
  return { name, command: scripts[name] ?? '' }
}

/** Detects the package manager, the scripts and the language of the app in a folder. */
export async function detectApp(folder: string): Promise<App> {
  const packageJson = await readText(folder, 'package.json')
  if (packageJson === undefined)
    throw new CliError(
      'There is no package.json in this folder. Run the command in the folder of your app, or create one with: npm create vite@latest my-app -- --template react-ts',
    )
  const manifest: PackageJson = parsePackageJson(packageJson)
  return {
    folder,
    packageManager: await detectPackageManager(folder, manifest.packageManager),
    dependencies: { ...manifest.dependencies, ...manifest.devDependencies },
    devScript: findDevScript(manifest),
    hasBuildScript: manifest.scripts?.['build'] !== undefined,
    hasTypeScript: (await readText(folder, 'tsconfig.json')) !== undefined,
  }
}

/** Returns the framework of an app. */
export function detectFramework(app: App): Framework {
  const framework = FRAMEWORKS.find((candidate) => candidate.isUsedBy(app))
  if (framework) return framework
  const guide =
    'expo' in app.dependencies
      ? `See ${GUIDES}/react-native for an app of Expo.`
      : `See ${GUIDES}/no-framework.`
  const names = FRAMEWORKS.map(({ name }) => name).join(', ')
  throw new CliError(`No supported framework was found in package.json: ${names}. ${guide}`)
}
