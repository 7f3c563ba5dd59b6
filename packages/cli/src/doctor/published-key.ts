import { readdir } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { readEnvFile } from '../environment.js'
import {
  ADMIN_KEY,
  PUBLIC_PREFIXES,
  SECRET_NAMES,
  SERVER_KEY,
  type Variables,
} from '../variables.js'
import { type Check, documentation, type Finding, type Subject } from './check.js'

const name = 'published-key'
const NAME_OF_KIND = new Map([
  ['ssk_', SERVER_KEY],
  ['sak_', ADMIN_KEY],
])

/** Returns the name without a public prefix for a variable that publishes a secret key. */
function privateName(variable: string, value: string | undefined): string | undefined {
  const prefix = PUBLIC_PREFIXES.find((start) => variable.startsWith(start))
  if (prefix === undefined || !value) return undefined
  const bare = variable.slice(prefix.length)
  return SECRET_NAMES.includes(bare) ? bare : NAME_OF_KIND.get(value.slice(0, 4))
}

const findingsIn = (variables: Variables, place: string): Finding[] =>
  Object.entries(variables).flatMap(([variable, value]) => {
    const better = privateName(variable, value)
    if (better === undefined) return []
    return {
      message: `${variable} in ${place} publishes a secret key to every visitor.`,
      fix: `Revoke that key, and put a new one in ${better}.`,
      link: documentation(name),
    }
  })

/** Every env file of the folder, and the one that was named, wherever that lies. */
async function envFiles({ folder, envFile }: Subject): Promise<Set<string>> {
  const files = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.name.startsWith('.env') && !entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
  return new Set(envFile ? [...files, relative(folder, resolve(folder, envFile))] : files)
}

/** Secret keys under names that bundlers publish (security rules, SK04), here and in every env file. */
export const publishedKey: Check = {
  name,
  title: 'No secret key is published',
  async look(subject) {
    const { folder } = subject
    const found = [...(await envFiles(subject))].map(async (file) =>
      findingsIn((await readEnvFile(resolve(folder, file))) ?? {}, file),
    )
    return [...findingsIn(process.env, 'the environment'), ...(await Promise.all(found)).flat()]
  },
}
