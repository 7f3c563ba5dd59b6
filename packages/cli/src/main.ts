import { CommanderError } from 'commander'
import { Failure } from './failure.js'
import { createProgram } from './program.js'
import { inMessage, plainLines, say } from './terminal/output.js'

/** As shells and the doctor have it: nothing was done. */
const MISUSED = 2

/** Does what the command line says. @returns the exit code */
async function main(): Promise<number> {
  let exitCode = 0
  const program = createProgram((code) => (exitCode = code))
  try {
    await program.parseAsync()
    return exitCode
  } catch (error) {
    // The parser has said what is wrong, or shown its help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : MISUSED
    // It may be what a service answered.
    say(inMessage('red', plainLines(error instanceof Error ? error.message : String(error))))
    return error instanceof Failure ? error.exitCode : 1
  }
}

process.exitCode = await main()
