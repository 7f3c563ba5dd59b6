import { runCommand } from '../command.mjs'

/**
 * Runs a command of a new app. Rejects with the complete output if the command fails.
 *
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export const mustRun = async (cwd, command, args, env = process.env) => {
  const { code, output } = await runCommand(command, args, { cwd, env })
  if (code === 0) return output
  throw new Error(`${[command, ...args].join(' ')} exited with code ${code}.\n${output}`)
}
