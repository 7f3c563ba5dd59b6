import { AdminApp } from '@latchkey/core/admin'
import { CliError } from './cli-error.js'
import { withDevConnection } from './dev/dev-connection.js'
import { isPlainHttp } from './doctor/check.js'
import { readVariables } from './environment.js'
import { ADMIN_KEY, API_URL, PROJECT_ID, readVariable } from './variables.js'

/** A project with its admin key. */
export interface AdminConnection {
  app: AdminApp
  apiUrl: string
  projectId: string
}

/** Connects to the project of the environment, else to the one of `latchkey dev`. */
export async function connectAsAdmin(envFile?: string): Promise<AdminConnection> {
  const variables = await readVariables(envFile)
  const connection = envFile === undefined ? await withDevConnection(variables) : variables
  const read = (name: string) => {
    const value = readVariable(connection, name)
    if (value) return value
    throw new CliError(`Missing ${name}. Set it, or pass an env file with --env.`)
  }
  const [apiUrl, projectId, superSecretAdminKey] = [
    read(API_URL),
    read(PROJECT_ID),
    read(ADMIN_KEY),
  ]
  if (URL.canParse(apiUrl) && isPlainHttp(new URL(apiUrl)))
    throw new CliError(
      `${apiUrl} uses plain http, so anyone on the network can read the credentials. Use a URL with https.`,
    )
  const app = new AdminApp({ baseUrl: apiUrl, projectId, superSecretAdminKey })
  return { app, apiUrl, projectId }
}
