import { type Command, downloadAndRun, type PackageManager } from './package-manager.js'

/** A kind of app. The framework's own starter creates it, so that it is what the framework documents. */
export interface Template {
  readonly name: string
  readonly label: string
  /** Returns the command that creates the app in a folder without installing its packages. */
  starter(folder: string, manager: PackageManager): Command
}

export const templates: readonly Template[] = [
  {
    name: 'vite',
    label: 'React with Vite',
    starter: (folder, manager) =>
      downloadAndRun(manager, [
        'create-vite@latest',
        ...[folder, '--template', 'react-ts', '--no-interactive', '--no-immediate'],
      ]),
  },
  {
    name: 'next',
    label: 'Next.js',
    starter: (folder, manager) =>
      downloadAndRun(manager, [
        'create-next-app@latest',
        ...[folder, '--yes', '--typescript', '--app', '--skip-install', `--use-${manager}`],
      ]),
  },
]

/** Returns the template with a name. */
export const findTemplate = (name: string): Template | undefined =>
  templates.find((template) => template.name === name)
