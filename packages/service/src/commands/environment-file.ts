import { dirname, join } from 'node:path'
import process from 'node:process'
import { ENV_FILE } from './init-files.js'

/**
 * Adds the variables of the file `latchkey.env` beside the configuration, if there is one, to the environment of this
 * process, where a configuration in TypeScript and OpenTelemetry read them, too. A variable of the process overrides one
 * of the file.
 */
export function loadEnvironmentFile(configFile = '.'): void {
  const file = join(configFile === '.' ? configFile : dirname(configFile), ENV_FILE)
  try {
    process.loadEnvFile(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return
    if (code !== 'EACCES') throw error
    throw new Error(
      `The user with the ID ${process.getuid?.()} cannot read ${file}. Run the command as the owner of the file.`,
      { cause: error },
    )
  }
}
