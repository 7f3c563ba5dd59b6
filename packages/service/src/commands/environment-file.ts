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
  const text = await readFile(join(folder, ENV_FILE), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  })
  return { ...parseEnv(text), ...process.env }
}
