import type { Answers } from './ask.js'
import {
  addForDevelopment,
  type Command,
  type PackageManager,
  runInstalled,
} from './package-manager.js'

/** A command that creates a part of the app. */
export interface Step extends Command {
  readonly title: string
  /** The folder in which the command runs, relative to the current one. */
  readonly folder: string
}

/**
 * Lists the commands that create an app: the framework's starter, and what its user would run to add Latchkey.
 *
 * @param version of the packages of Latchkey
 */
export const stepsOf = (
  { folder, template }: Answers,
  manager: PackageManager,
  version: string,
): Step[] => [
  { title: `Create the app: ${template.label}`, folder: '.', ...template.starter(folder, manager) },
  {
    title: 'Install its packages',
    folder,
    ...addForDevelopment(manager, `latchkey@${version}`),
  },
  {
    title: 'Add sign-in',
    folder,
    ...runInstalled(manager, ['latchkey', 'init', '--yes', '--no-build']),
  },
]

/** Returns what the user does next. */
export const nextSteps = (folder: string, manager: PackageManager): string => {
  const { program, args } = runInstalled(manager, ['latchkey', 'dev', '--'])
  const run = [program, ...args, manager, 'run', 'dev'].join(' ')
  return `The app is ready. Start it together with the service, and open its URL:\n\n  cd ${folder}\n  ${run}\n`
}
