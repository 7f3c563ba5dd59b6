import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { createFile } from '../lib/files/create-file.js'

export const CONFIG_FILE = 'latchkey.config.json'
export const ENV_FILE = 'latchkey.env'

export interface InitOptions {
  /** Where the service is reached from outside. */
  publicUrl: string
  /** Name of the first project. */
  name: string
  /** Whether the service serves the dashboard. */
  hasDashboard: boolean
  /** Whether `DATABASE_URL` is set; otherwise the embedded database is used. */
  hasDatabaseUrl: boolean
}

/**
 * Writes a configuration for production with new secrets into the current folder, readable by its owner only. Rejects
 * if one of the files exists.
 */
export async function writeInitFiles(options: InitOptions): Promise<void> {
  for (const file of [CONFIG_FILE, ENV_FILE]) if (existsSync(file)) throw alreadyExists(file)
  if (!(await createFile(ENV_FILE, environmentText(options)))) throw alreadyExists(ENV_FILE)
  if (!(await createFile(CONFIG_FILE, configText(options)))) throw alreadyExists(CONFIG_FILE)
}

const alreadyExists = (file: string) =>
  new Error(
    `${file} already exists, and init does not overwrite files. Run init in another folder.`,
  )

function configText({ name }: InitOptions): string {
  const config = {
    // Here, not in the file of the secrets: without that file, the service must not start in development.
    mode: 'production',
    projects: [
      {
        id: randomUUID(),
        displayName: name,
        isProductionMode: true,
        config: { allowLocalhost: false },
      },
      {
        id: INTERNAL_PROJECT_ID,
        displayName: 'Dashboard',
        // Owners create teams to share projects with colleagues.
        config: { signUpEnabled: false, clientTeamCreationEnabled: true, allowLocalhost: false },
      },
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

const secret = () => randomBytes(32).toString('hex')

const environmentText = ({ publicUrl, hasDashboard, hasDatabaseUrl }: InitOptions): string => `\
# Secrets of the service. Do not commit this file, and keep a copy of the encryption key in another place:
# without it, the secrets in the database are lost.
LATCHKEY_PUBLIC_URL=${publicUrl}
LATCHKEY_ENCRYPTION_KEY=${secret()}
LATCHKEY_LOG=true
LATCHKEY_DASHBOARD=${hasDashboard}
${hasDatabaseUrl ? '# DATABASE_URL comes from the environment.' : 'LATCHKEY_DATA_FOLDER=data'}

# The number of proxies in front of the service.
# LATCHKEY_TRUSTED_PROXIES=1

# The server that sends the emails.
# LATCHKEY_SMTP_HOST=smtp.example.com
# LATCHKEY_SMTP_PORT=465
# LATCHKEY_SMTP_USERNAME=
# LATCHKEY_SMTP_PASSWORD=
# LATCHKEY_SMTP_SENDER_EMAIL=hello@example.com

# Keys of the first project. Your app needs them, too.
LATCHKEY_PROJECTS_0_KEYS_PUBLISHABLE_CLIENT_KEY=pck_${secret()}
LATCHKEY_PROJECTS_0_KEYS_SECRET_SERVER_KEY=ssk_${secret()}
LATCHKEY_PROJECTS_0_KEYS_SUPER_SECRET_ADMIN_KEY=sak_${secret()}
`
