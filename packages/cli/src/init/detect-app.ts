import { dirname } from 'node:path'
import { CliError } from '../cli-error.js'
import { readText } from './file-change.js'
import { type PackageJson, parsePackageJson } from './package-json.js'
import { detectPackageManager, type PackageManager } from './package-manager.js'

export interface DevScript {
  readonly name: string
  readonly command: string
}

interface DetectedApp {
  readonly folder: string
  readonly packageManager: PackageManager
  readonly packageJson: string
  /** Script of package.json that starts the app in development. */
  readonly devScript: DevScript
  readonly hasTypeScript: boolean
}

/** A router of an app of Vite, whose routes must lead to the hosted pages. */
export type Router = 'React Router' | 'TanStack Router'

function detectRouter(installed: object): Router | undefined {
  if ('@tanstack/react-router' in installed) return 'TanStack Router'
  return 'react-router' in installed || 'react-router-dom' in installed ? 'React Router' : undefined
}

/** An app made with Vite and React. */
export interface ViteApp extends DetectedApp {
  readonly framework: 'vite'
  /** Path of the module that renders the app, such as `src/main.tsx`. */
  readonly entry: string
  readonly sourceFolder: string
  readonly router: Router | undefined
}

/** An app made with the App Router of Next.js. */
export interface NextApp extends DetectedApp {
  readonly framework: 'next'
  /** Path of the root layout, such as `src/app/layout.tsx`. */
  readonly layout: string
  /** Parent of the folder `app`: `src`, or an empty string. */
  readonly sourceFolder: string
}

export type App = ViteApp | NextApp

const GUIDES = 'https://latchkey.example/guides'

/** Frameworks with their own routing and rendering, which the files for Vite or Next.js do not fit. */
const OTHER_FRAMEWORKS: readonly [dependency: string, name: string, guide: string][] = [
  ['@react-router/dev', 'React Router', 'react-router'],
  ['@tanstack/react-start', 'TanStack Start', 'tanstack-start'],
  ['astro', 'Astro', 'astro'],
  ['expo', 'Expo', 'react-native'],
]

const SUPPORTED = 'latchkey init supports Vite with React, and Next.js with the App Router.'

const findFirst = async (folder: string, paths: readonly string[]) => {
  for (const path of paths) if ((await readText(folder, path)) !== undefined) return path
  return undefined
}

/** Joins a folder of the app and a path, with slashes. */
export const pathIn = (folder: string, path: string) => (folder === '' ? path : `${folder}/${path}`)

async function detectVite(app: DetectedApp, router: Router | undefined): Promise<ViteApp> {
  const html = (await readText(app.folder, 'index.html')) ?? ''
  const [, fromHtml] = /<script[^>]+src="\/?([^"]+\.[jt]sx?)"/.exec(html) ?? []
  const candidates = ['tsx', 'jsx', 'ts', 'js'].map((extension) => `src/main.${extension}`)
  const entry = await findFirst(app.folder, fromHtml ? [fromHtml] : candidates)
  if (entry === undefined)
    throw new CliError(
      `The module that renders the app was not found: index.html has no script. Add the files by hand: ${GUIDES}/vite`,
    )
  const sourceFolder = dirname(entry).replaceAll('\\', '/')
  return {
    ...app,
    framework: 'vite',
    entry,
    sourceFolder: sourceFolder === '.' ? '' : sourceFolder,
    router,
  }
}

async function detectNext(app: DetectedApp): Promise<NextApp> {
  const layouts = ['app', 'src/app'].flatMap((folder) =>
    ['tsx', 'jsx', 'js'].map((extension) => `${folder}/layout.${extension}`),
  )
  const layout = await findFirst(app.folder, layouts)
  if (layout === undefined)
    throw new CliError(
      `app/layout.tsx was not found. ${SUPPORTED} See ${GUIDES}/next for the files of an app.`,
    )
  return {
    ...app,
    framework: 'next',
    layout,
    sourceFolder: layout.startsWith('src/') ? 'src' : '',
  }
}

const findDevScript = ({ scripts = {} }: PackageJson): DevScript => {
  const name = scripts['dev'] === undefined ? 'start' : 'dev'
  return { name, command: scripts[name] ?? '' }
}

/** Detects the framework, the package manager and the files of the app in a folder. */
export async function detectApp(folder: string): Promise<App> {
  const packageJson = await readText(folder, 'package.json')
  if (packageJson === undefined)
    throw new CliError(
      'There is no package.json in this folder. Run the command in the folder of your app, or create one with: npm create vite@latest my-app -- --template react-ts',
    )
  const manifest: PackageJson = parsePackageJson(packageJson)
  const installed = { ...manifest.dependencies, ...manifest.devDependencies }
  const other = OTHER_FRAMEWORKS.find(([dependency]) => dependency in installed)
  if (other)
    throw new CliError(`This is an app of ${other[1]}. ${SUPPORTED} See ${GUIDES}/${other[2]}`)
  const app: DetectedApp = {
    folder,
    packageJson,
    packageManager: await detectPackageManager(folder, manifest.packageManager),
    devScript: findDevScript(manifest),
    hasTypeScript: (await readText(folder, 'tsconfig.json')) !== undefined,
  }
  if ('next' in installed) return detectNext(app)
  if ('vite' in installed && 'react' in installed) return detectVite(app, detectRouter(installed))
  throw new CliError(`No supported framework was found in package.json. ${SUPPORTED}`)
}
