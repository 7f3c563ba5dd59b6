import type { Answers } from './ask.js'
import { addPackages, type Command, type PackageManager, runInstalled } from './package-manager.js'
import type { OwnFiles } from './templates.js'

interface Part {
  readonly title: string
  /** The folder of the step, relative to the current one. */
  readonly folder: string
}

/** A command that creates a part of the app. */
export interface CommandStep extends Part, Command {}

/** Files that the app gets. */
export interface FilesStep extends Part {
  readonly files: OwnFiles
}

export type Step = CommandStep | FilesStep

function initSteps(folder: string, manager: PackageManager, version: string): Step[] {
  return [
    {
      title: 'Install its packages',
      folder,
      ...addPackages(manager, [`latchkey@${version}`], { isForDevelopment: true }),
    },
    {
      title: 'Add sign-in',
      folder,
      ...runInstalled(manager, ['latchkey', 'init', '--yes', '--no-build']),
    },
  ]
}

function fileSteps(
  folder: string,
  manager: PackageManager,
  version: string,
  files: OwnFiles,
): Step[] {
  const dependencies = [
    ...['@latchkey/core', '@latchkey/react'].map((name) => `${name}@${version}`),
    ...files.dependencies,
  ]
  const devDependencies = [`latchkey@${version}`, ...files.devDependencies]
  const { allowedBuilds } = files
  return [
    { title: 'Add sign-in', folder, files },
    { title: 'Install its packages', folder, ...addPackages(manager, dependencies) },
    {
      title: 'Install its tools',
      folder,
      ...addPackages(manager, devDependencies, { isForDevelopment: true, allowedBuilds }),
    },
  ]
}

/**
 * Lists the steps that create an app: the framework's starter, and what its user would do to add Latchkey.
 *
 * @param version of the packages of Latchkey
 */
export function stepsOf(
  { folder, template }: Answers,
  manager: PackageManager,
  version: string,
): Step[] {
  const { label, starter, ownFiles } = template
  return [
    { title: `Create the app: ${label}`, folder: '.', ...starter(folder, manager) },
    ...(ownFiles
      ? fileSteps(folder, manager, version, ownFiles)
      : initSteps(folder, manager, version)),
  ]
}

/** Returns what the user does next. */
export const nextSteps = (folder: string, manager: PackageManager): string => {
  const { program, args } = runInstalled(manager, ['latchkey', 'dev', '--'])
  const run = [program, ...args, manager, 'run', 'dev'].join(' ')
  return `The app is ready. Start it together with the service, and open its URL:\n\n  cd ${folder}\n  ${run}\n`
}
