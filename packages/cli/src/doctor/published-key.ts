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
import { type Check, type CheckContext, docsUrl, type Finding } from './check.js'

const name = 'published-key'
const VARIABLE_OF_KEY_PREFIX = new Map([
  ['ssk_', SERVER_KEY],
  ['sak_', ADMIN_KEY],
])

/** Returns the name without a public prefix for a variable that publishes a secret key. */
function privateName(variable: string, value: string | undefined): string | undefined {
  const prefix = PUBLIC_PREFIXES.find((start) => variable.startsWith(start))
  if (prefix === undefined || !value) return undefined
  const bareName = variable.slice(prefix.length)
  return SECRET_NAMES.includes(bareName) ? bareName : VARIABLE_OF_KEY_PREFIX.get(value.slice(0, 4))
}

const findingsIn = (variables: Variables, source: string): Finding[] =>
  Object.entries(variables).flatMap(([variable, value]) => {
    const replacement = privateName(variable, value)
    if (replacement === undefined) return []
    return {
      message: `${variable} in ${source} publishes a secret key to every visitor.`,
      fix: `Revoke the key and set a new one in ${replacement}.`,
      link: docsUrl(name),
    }
  })

/** Lists every env file of the folder, and the file of the option, which may be in another folder. */
async function envFiles({ folder, envFile }: CheckContext): Promise<Set<string>> {
  const files = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.name.startsWith('.env') && !entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
  return new Set(envFile ? [...files, relative(folder, resolve(folder, envFile))] : files)
}

/** Finds secret keys in variables that bundlers publish, in the environment and in every env file. */
export const publishedKey: Check = {
  name,
  title: 'Secret keys in public variables',
  async run(context) {
    const { folder } = context
    const findings = [...(await envFiles(context))].map(async (file) =>
      findingsIn((await readEnvFile(resolve(folder, file))) ?? {}, file),
    )
    return [...findingsIn(process.env, 'the environment'), ...(await Promise.all(findings)).flat()]
  },
}
