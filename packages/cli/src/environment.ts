import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { isInClear } from './doctor/check.js'
import { Failure } from './failure.js'
import * as names from './variables.js'

/** Files that bundlers and frameworks read in every mode. Later files have priority. */
const ENV_FILES = ['.env', '.env.local']

/** The text of a file. The byte order mark that editors of Windows put before it is none of it. */
function textOf(bytes: Uint8Array, path: string): string {
  if (bytes[0] !== 0xff || bytes[1] !== 0xfe) return new TextDecoder().decode(bytes)
  throw new Failure(
    `${path} is UTF-16, as > of Windows PowerShell writes it, and no app reads that. Write it with: latchkey dev --print-env | Out-File -Encoding ascii .env.local`,
  )
}

/** A folder of that name is none: Python has its own there. */
const isNone = (error: unknown): boolean =>
  ['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** The variables of an env file; undefined when there is none. */
export async function readEnvFile(path: string): Promise<names.Variables | undefined> {
  try {
    return parseEnv(textOf(await readFile(path), path))
  } catch (error) {
    if (isNone(error)) return undefined
    throw error
  }
}

/**
 * The variables of this process, before those of the folder's env files.
 *
 * @param file read in place of `.env.local` and `.env`
 */
export async function readVariables(file?: string): Promise<names.Variables> {
  const files = await Promise.all((file ? [file] : ENV_FILES).map(readEnvFile))
  if (file && !files[0]) throw new Failure(`There is no ${file}. Check the path after --env.`)
  return Object.assign({}, ...files, process.env) as names.Variables
}

/** Where a project is, as options of a command say it. */
export interface ConnectionOptions {
  readonly apiUrl?: string
  readonly projectId?: string
  readonly publishableClientKey?: string
  readonly env?: string
}

export interface Connection {
  readonly baseUrl: string
  readonly projectId: string
  readonly publishableClientKey: string
}

/** Reads the address and keys of a project from the command line, else from the environment. */
export async function readConnection(options: ConnectionOptions): Promise<Connection> {
  const variables = await readVariables(options.env)
  const need = (given: string | undefined, name: string, option: string) => {
    const value = given ?? names.read(variables, name)
    if (value) return value
    throw new Failure(`Pass ${option}, or set ${name}.`)
  }
  const baseUrl = need(options.apiUrl, names.API_URL, '--api-url')
  if (URL.canParse(baseUrl) && isInClear(new URL(baseUrl)))
    throw new Failure(
      `${baseUrl} uses plain http, so anyone on the network can read tokens. Use an address with https.`,
    )
  return {
    baseUrl,
    projectId: need(options.projectId, names.PROJECT_ID, '--project-id'),
    publishableClientKey: need(
      options.publishableClientKey,
      names.PUBLISHABLE_KEY,
      '--publishable-client-key',
    ),
  }
}
