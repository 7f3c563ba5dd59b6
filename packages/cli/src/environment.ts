import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { CliError } from './cli-error.js'
import { withDevConnection } from './dev/dev-connection.js'
import { isPlainHttp } from './doctor/check.js'
import * as names from './variables.js'

/** Files that bundlers and frameworks read in every mode. Later files have priority. */
const ENV_FILES = ['.env', '.env.local']

/** Decodes a file. TextDecoder removes the byte order mark that editors on Windows add. */
function decode(bytes: Uint8Array, path: string): string {
  if (bytes[0] !== 0xff || bytes[1] !== 0xfe) return new TextDecoder().decode(bytes)
  throw new CliError(
    `${path} is UTF-16, the encoding of > in Windows PowerShell, which apps cannot read. Write it with: latchkey dev --print-env | Out-File -Encoding ascii .env.local`,
  )
}

/** A folder counts as missing: Python projects often have a folder called `.env`. */
const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Reads the variables of an env file. Resolves to undefined if the file does not exist. */
export async function readEnvFile(path: string): Promise<names.Variables | undefined> {
  try {
    return parseEnv(decode(await readFile(path), path))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * Reads the variables of this process, which have priority over those of the env files.
 *
 * @param file replaces `.env.local` and `.env`
 */
export async function readVariables(file?: string): Promise<names.Variables> {
  const files = await Promise.all((file ? [file] : ENV_FILES).map(readEnvFile))
  if (file && !files[0])
    throw new CliError(`The file ${file} does not exist. Check the path after --env.`)
  return Object.assign({}, ...files, process.env) as names.Variables
}

/** Options of a command that connect it to a project. */
export interface ConnectionOptions {
  readonly apiUrl?: string
  readonly projectId?: string
  readonly publishableClientKey?: string
  readonly env?: string
}

export interface Connection {
  readonly baseUrl: string
  readonly projectId: string
  /** Empty without a key, for a project that serves clients without one. */
  readonly publishableClientKey: string
}

/** Reads the variables. Without options that select a project, the project of `latchkey dev` is the default. */
async function readConnectionVariables(options: ConnectionOptions): Promise<names.Variables> {
  const variables = await readVariables(options.env)
  const hasOptions = [
    options.env,
    options.apiUrl,
    options.projectId,
    options.publishableClientKey,
  ].some((option) => option !== undefined)
  return hasOptions ? variables : withDevConnection(variables)
}

/** Reads the URL and the keys of a project from the options, else from the environment or from `latchkey dev`. */
export async function readConnection(options: ConnectionOptions): Promise<Connection> {
  const variables = await readConnectionVariables(options)
  const requireValue = (optionValue: string | undefined, name: string, option: string) => {
    const value = optionValue ?? names.readVariable(variables, name)
    if (value) return value
    throw new CliError(`Missing ${option}. Pass it or set ${name}.`)
  }
  const baseUrl = requireValue(options.apiUrl, names.API_URL, '--api-url')
  if (URL.canParse(baseUrl) && isPlainHttp(new URL(baseUrl)))
    throw new CliError(
      `${baseUrl} uses plain http, so anyone on the network can read tokens. Use a URL with https.`,
    )
  return {
    baseUrl,
    projectId: requireValue(options.projectId, names.PROJECT_ID, '--project-id'),
    publishableClientKey:
      options.publishableClientKey ?? names.readVariable(variables, names.PUBLISHABLE_KEY) ?? '',
  }
}
