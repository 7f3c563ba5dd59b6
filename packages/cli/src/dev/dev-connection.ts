import { join } from 'node:path'
import { isLoopback } from '../doctor/check.js'
import { readPrivateFile, writePrivateFile } from '../private-file.js'
import { printMessage, sanitize } from '../terminal/output.js'
import * as names from '../variables.js'

export const DEFAULT_DATA_FOLDER = '.latchkey'

const FILE = 'dev-connection.json'

const FIELDS = ['apiUrl', 'projectId', 'publishableClientKey', 'superSecretAdminKey'] as const

/** Service URL, project and keys of the last `latchkey dev`. */
export type DevConnection = Record<(typeof FIELDS)[number], string>

export const saveDevConnection = (folder: string, connection: DevConnection): Promise<void> =>
  writePrivateFile(join(folder, FILE), connection)

const VARIABLES = [...names.PUBLIC_NAMES, ...names.SECRET_NAMES]

/**
 * Adds the variables of the project that `latchkey dev` has saved in this folder, if no variable selects a project.
 * Prints a message that names the project.
 */
export async function withDevConnection(variables: names.Variables): Promise<names.Variables> {
  if (VARIABLES.some((name) => names.readVariable(variables, name))) return variables
  const connection = await readPrivateFile(join(DEFAULT_DATA_FOLDER, FILE), FIELDS)
  if (connection === undefined) return variables
  const { apiUrl, projectId, publishableClientKey, superSecretAdminKey } = connection
  printMessage(
    sanitize(
      `No LATCHKEY_… variables are set. Using the project ${projectId} of latchkey dev, which must be running at ${apiUrl}.`,
    ),
  )
  return {
    ...variables,
    [names.API_URL]: apiUrl,
    [names.PROJECT_ID]: projectId,
    [names.PUBLISHABLE_KEY]: publishableClientKey,
    [names.ADMIN_KEY]: superSecretAdminKey,
  }
}

/** The request must not delay the error message about a missing option. */
const TIMEOUT_MILLIS = 5_000

/**
 * Finds the URL of the running app: the origin of the page that sent the latest request to the service in development.
 * Resolves to undefined if the service is not on this machine, does not respond, or no page has sent a request.
 */
export async function findAppUrl(apiUrl: string, projectId: string): Promise<string | undefined> {
  if (!URL.canParse(apiUrl) || !isLoopback(new URL(apiUrl))) return undefined
  const url = new URL(`/dev/api/projects/${encodeURIComponent(projectId)}/requests`, apiUrl)
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MILLIS) })
    if (!response.ok) return undefined
    const { items } = (await response.json()) as { items: { origin?: string | null }[] }
    return items.map(({ origin }) => origin).find((origin) => isAppOrigin(origin, url)) ?? undefined
  } catch {
    return undefined
  }
}

/** Pages of other machines may send requests too, and the pages of the service itself are not the app. */
const isAppOrigin = (origin: string | null | undefined, service: URL): boolean =>
  typeof origin === 'string' &&
  URL.canParse(origin) &&
  isLoopback(new URL(origin)) &&
  origin !== service.origin
