import { CommanderError } from 'commander'
import { CliError, messageOf } from './cli-error.js'
import { createProgram } from './program.js'
import { printMessage, sanitizeLines, styleMessage } from './terminal/output.js'

/** Exit code for invalid arguments, as in shells. */
const INVALID_ARGUMENTS = 2

/**
 * Runs a command line and resolves to the exit code.
 *
 * @param argv in the form of `process.argv`: the arguments start at index 2
 */
export async function run(argv: readonly string[] = process.argv): Promise<number> {
  let exitCode = 0
  const program = createProgram((code) => (exitCode = code))
  try {
    await program.parseAsync(argv)
    return exitCode
  } catch (error) {
    // The parser has already printed the problem or the help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : INVALID_ARGUMENTS
    // The message may contain text of the service.
    printMessage(styleMessage('red', sanitizeLines(messageOf(error))))
    return error instanceof CliError ? error.exitCode : 1
  }
}
