import { parseArgs } from 'node:util'
import { findTemplate, type Template, templates } from './templates.js'

/** A mistake in the arguments or the answers of the user, without a stack trace in the output. */
export class UsageError extends Error {}

export interface Options {
  readonly folder: string | undefined
  readonly template: Template | undefined
  readonly help: boolean
  readonly version: boolean
}

const names = templates.map(({ name }) => name).join(', ')

export const HELP = `Usage: npm create latchkey@latest [folder] -- [options]

Creates an app with sign-in in a new folder. Asks for what you don't pass.

Options:
  -t, --template <name>  ${names}
  -v, --version          print the version
  -h, --help             print this help`

const readArguments = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      template: { type: 'string', short: 't' },
      help: { type: 'boolean', short: 'h', default: false },
      version: { type: 'boolean', short: 'v', default: false },
    },
  })

function parse(args: readonly string[]): ReturnType<typeof readArguments> {
  try {
    return readArguments(args)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Reads the arguments of the command line.
 *
 * @throws UsageError for an unknown option, a second folder or an unknown template
 */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args)
  const [folder, ...others] = positionals
  if (others.length > 0) throw new UsageError(`Pass one folder, not ${positionals.join(', ')}.`)
  const template = values.template === undefined ? undefined : findTemplate(values.template)
  if (values.template !== undefined && template === undefined)
    throw new UsageError(`There is no template ${values.template}. Pass one of: ${names}`)
  return { folder, template, help: values.help, version: values.version }
}
