import * as names from '../variables.js'
import type { DevProject } from './stored-project.js'

/** Returns the variables of a project: the public ones with every prefix, the secret ones without. */
export function projectVariables(
  apiUrl: string,
  { projectId, publishableClientKey, secretServerKey, superSecretAdminKey }: DevProject,
): Record<string, string> {
  const published = {
    [names.API_URL]: apiUrl,
    [names.PROJECT_ID]: projectId,
    [names.PUBLISHABLE_KEY]: publishableClientKey,
  }
  const prefixed = ['', ...names.PUBLIC_PREFIXES].flatMap((prefix) =>
    Object.entries(published).map(([name, value]) => [prefix + name, value] as const),
  )
  return {
    ...Object.fromEntries(prefixed),
    [names.SERVER_KEY]: secretServerKey,
    [names.ADMIN_KEY]: superSecretAdminKey,
  }
}
