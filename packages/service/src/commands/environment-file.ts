import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { parseEnv } from 'node:util'
import { ENV_FILE } from './init-files.js'

/**
 * Returns the variables of this process, and those of the file `latchkey.env` beside the configuration, if there is
 * one. A variable of the process overrides one of the file.
 */
export async function readEnvironment(configFile = '.'): Promise<NodeJS.ProcessEnv> {
  const folder = configFile === '.' ? configFile : dirname(configFile)
  const file = join(folder, ENV_FILE)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return ''
    if (code !== 'EACCES') throw error
    throw new Error(
      `The user with the ID ${process.getuid?.()} cannot read ${file}. Run the command as the owner of the file.`,
      { cause: error },
    )
  })
  return { ...parseEnv(text), ...process.env }
}
