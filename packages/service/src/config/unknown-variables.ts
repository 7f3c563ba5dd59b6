import { closest } from 'fastest-levenshtein'
import type { ConfigMistake } from './config-error.js'
import type { Environment } from './environment.js'

/** Variables of an app that may run in the same environment as the service. */
const APP_VARIABLES = new Set([
  'LATCHKEY_API_URL',
  'LATCHKEY_DEBUG',
  'LATCHKEY_PROJECT_ID',
  'LATCHKEY_PUBLISHABLE_CLIENT_KEY',
  'LATCHKEY_SECRET_SERVER_KEY',
  'LATCHKEY_SUPER_SECRET_ADMIN_KEY',
])

const LIST_ENTRY = /^LATCHKEY_PROJECTS_(?<index>\d+)_/

/**
 * Finds variables that begin with `LATCHKEY_` and set nothing, such as misspelled ones, and names the setting that is
 * spelled most like each. `names` are the variables that the configuration can have.
 */
export function unknownVariables(env: Environment, names: readonly string[]): ConfigMistake[] {
  const knownNames = new Set(names)
  return Object.keys(env)
    .filter((name) => name.startsWith('LATCHKEY_') && env[name] !== undefined && env[name] !== '')
    .filter((name) => !knownNames.has(name) && !APP_VARIABLES.has(name))
    .map((name) => ({ path: [name], message: messageFor(name, names) }))
}

function messageFor(name: string, names: readonly string[]): string {
  const index = LIST_ENTRY.exec(name)?.groups?.['index']
  const isOfProject = (variable: string) => variable.startsWith(`LATCHKEY_PROJECTS_${index}_`)
  if (index !== undefined && !names.some(isOfProject))
    return `is not a setting, because the configuration has no project at position ${index}; the first one has position 0`
  const longer = names.find((variable) => variable.startsWith(name))
  return `is not a setting. Did you mean ${longer ?? closest(name, names)}?`
}
