import { CommanderError } from 'commander'
import { Failure } from './failure.js'
import { createProgram } from './program.js'
import { inMessage, plainLines, say } from './terminal/output.js'

/** Exit code of a wrong command line, as in shells. */
const MISUSED = 2

/**
 * Runs the command of a command line, and resolves to the exit code.
 *
 * @param argv as `process.argv`: the arguments begin with the third
 */
export async function run(argv: readonly string[] = process.argv): Promise<number> {
  let exitCode = 0
  const program = createProgram((code) => (exitCode = code))
  try {
    await program.parseAsync(argv)
    return exitCode
  } catch (error) {
    // The parser printed what is wrong, or its help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : MISUSED
    // The message may contain text of the service.
    say(inMessage('red', plainLines(error instanceof Error ? error.message : String(error))))
    return error instanceof Failure ? error.exitCode : 1
  }
}
