import { isCancel, select, text } from '@clack/prompts'
import { folderProblem } from './new-folder.js'
import { type Options, UsageError } from './options.js'
import { type Template, templates } from './templates.js'

export interface Answers {
  readonly folder: string
  readonly template: Template
}

const canceled = () => new UsageError('Canceled. Nothing was created.')

async function askForFolder(): Promise<string> {
  const folder = await text({
    message: 'In which new folder?',
    placeholder: 'my-app',
    defaultValue: 'my-app',
  })
  if (isCancel(folder)) throw canceled()
  return folder
}

async function askForTemplate(): Promise<Template> {
  const template = await select({
    message: 'Which framework?',
    options: templates.map((value) => ({ value, label: value.label })),
  })
  if (isCancel(template)) throw canceled()
  return template
}

/**
 * Resolves to the folder and the template of the app, and asks for the one that is missing.
 *
 * @throws UsageError if the user cancels, if the input is not a terminal, or if the folder cannot be used
 */
export async function askForMissing({ folder, template }: Options): Promise<Answers> {
  if ((folder === undefined || template === undefined) && !process.stdin.isTTY)
    throw new UsageError(
      'Pass a folder and --template, because the input is not a terminal: npm create latchkey@latest my-app -- --template vite',
    )
  const newFolder = folder ?? (await askForFolder())
  const problem = await folderProblem(newFolder)
  if (problem !== undefined) throw new UsageError(problem)
  return { folder: newFolder, template: template ?? (await askForTemplate()) }
}
