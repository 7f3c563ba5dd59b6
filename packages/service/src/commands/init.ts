import process from 'node:process'
import { loadConfig } from '../config/config-file.js'
import { findDashboard } from '../dashboard/files.js'
import { loadEnvironmentFile } from './environment-file.js'
import { CONFIG_FILE, ENV_FILE, writeInitFiles } from './init-files.js'
import { isSecureUrl } from '../lib/urls.js'
import { createOwnerLink, requireEmail } from './owner-link.js'

export interface InitArguments {
  'public-url'?: string | undefined
  email?: string | undefined
  name?: string | undefined
}

const DONE = `\
Created ${CONFIG_FILE} and ${ENV_FILE}, readable by you only.
Keep a copy of LATCHKEY_ENCRYPTION_KEY in another place: without it, the secrets in the database are lost.`

/** Writes a configuration for production, and prints a link for the first owner of the dashboard. */
export async function init(args: InitArguments): Promise<string> {
  const { email, name = 'My app', 'public-url': publicUrl } = args
  requirePublicUrl(publicUrl)
  if (email !== undefined) {
    requireEmail(email)
    // The service would not start without the dashboard.
    findDashboard()
  }
  const hasDatabaseUrl = Boolean(process.env['DATABASE_URL'])
  await writeInitFiles({ publicUrl, name, hasDashboard: email !== undefined, hasDatabaseUrl })
  if (email === undefined) return DONE
  loadEnvironmentFile(undefined, (message) => process.stderr.write(`${message}\n`))
  const config = await loadConfig({ file: CONFIG_FILE, env: process.env })
  const link = await createOwnerLink(config, { email }).catch((error: unknown) => {
    throw linkError(error, email)
  })
  return `${DONE}\n\n${link}`
}

/** The files exist, so `init` cannot run again, such as when the database did not respond. */
function linkError(error: unknown, email: string): Error {
  const message = error instanceof Error ? error.message : String(error)
  return new Error(
    `${DONE}\n\nThe link for the owner could not be created: ${message}\nCreate it later with: npx latchkey-service owner-link --email ${email}`,
    { cause: error },
  )
}

/** Rejects a URL with which the service would not start in production. */
function requirePublicUrl(publicUrl: string | undefined): asserts publicUrl is string {
  if (publicUrl === undefined)
    throw new Error('Missing --public-url. Pass a URL such as https://auth.example.com.')
  if (!/^https?:\/\//i.test(publicUrl) || !URL.canParse(publicUrl) || !isSecureUrl(publicUrl))
    throw new Error(
      `Invalid --public-url: ${publicUrl}. Pass an https URL such as https://auth.example.com. Only localhost can use http.`,
    )
}
