import { type Command, downloadAndRun, type PackageManager } from './package-manager.js'

/** Files and packages that a template adds to the app of the starter instead of running `latchkey init`. */
export interface OwnFiles {
  /** The folder in `templates` whose files are copied. */
  readonly folder: string
  readonly dependencies: readonly string[]
  readonly devDependencies: readonly string[]
  /** The packages of `devDependencies`, or their own dependencies, that have an install script. */
  readonly allowedBuilds: readonly string[]
  /** Scripts of package.json. */
  readonly scripts: Readonly<Record<string, string>>
}

/** A kind of app. The framework's own starter creates it, so that it is what the framework documents. */
export interface Template {
  readonly name: string
  readonly label: string
  /** Returns the command that creates the app in a folder without installing its packages. */
  starter(folder: string, manager: PackageManager): Command
  /** The files that add sign-in. By default, `latchkey init` does. */
  readonly ownFiles?: OwnFiles
}

const createVite = (folder: string, manager: PackageManager): Command =>
  downloadAndRun(manager, [
    'create-vite@latest',
    ...[folder, '--template', 'react-ts', '--no-interactive', '--no-immediate'],
  ])

export const templates: readonly Template[] = [
  { name: 'vite', label: 'React with Vite', starter: createVite },
  {
    name: 'next',
    label: 'Next.js',
    starter: (folder, manager) =>
      downloadAndRun(manager, [
        'create-next-app@latest',
        ...[folder, '--yes', '--typescript', '--app', '--skip-install', `--use-${manager}`],
      ]),
  },
  {
    name: 'react-router',
    label: 'React Router',
    starter: (folder, manager) =>
      downloadAndRun(manager, ['create-react-router@latest', folder, '--yes', '--no-install']),
  },
  {
    name: 'tanstack-start',
    label: 'TanStack Start',
    starter: (folder, manager) =>
      downloadAndRun(manager, [
        '@tanstack/cli@latest',
        ...['create', folder, '--yes', '--no-install', '--no-intent'],
        ...['--package-manager', manager],
      ]),
  },
  {
    name: 'hono',
    label: 'Hono, with a page of React',
    starter: createVite,
    ownFiles: {
      folder: 'hono',
      dependencies: ['hono', '@hono/node-server'],
      devDependencies: ['tsx', 'concurrently'],
      // Of tsx.
      allowedBuilds: ['esbuild'],
      scripts: {
        dev: 'concurrently "tsx watch start-hono-sessions.ts" vite',
        start: 'tsx start-hono-sessions.ts',
      },
    },
  },
]

/** Returns the template with a name. */
export const findTemplate = (name: string): Template | undefined =>
  templates.find((template) => template.name === name)
