import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { OAUTH_PROVIDER_IDS } from '@latchkey/contract'
import * as adminSecurityNotifications from '@latchkey/contract/schemas/security-notifications'
import { parseConfig } from './config.js'
import { variableNames } from './environment.js'

const guide = new URL('../../../../docs/self-hosting/variables.md', import.meta.url)

/** A project with one entry in each list, so that each setting has a variable. */
const project = {
  domains: [{}],
  webhooks: [{}],
  users: [{ ownedProjectIds: [''] }],
  oauthServer: {
    resources: [{ scopes: [{}] }],
    clients: [{ redirectUrls: [''], postLogoutRedirectUrls: [''], grantTypes: [''], scopes: [''] }],
  },
  config: {
    oauthProviders: [{}],
    teamCreatorDefaultPermissions: [''],
    teamMemberDefaultPermissions: [''],
    userDefaultPermissions: [''],
  },
}

/** A setting that was removed. */
const REMOVED = 'LATCHKEY_SMTP_SENDER_NAME'

const providers = OAUTH_PROVIDER_IDS.map((id) => id.toUpperCase()).join('|')

const notifications = adminSecurityNotifications.securityNotificationType.options
  .map((type) => type.toUpperCase())
  .join('|')

/** Writes positions as `<N>`, providers as `<PROVIDER>` and notifications as `<TYPE>`, as the table does. */
const generalize = (name: string) =>
  name
    .replace(new RegExp(`^(LATCHKEY_OAUTH_PROVIDERS)_(?:${providers})_`), '$1_<PROVIDER>_')
    .replace(new RegExp(`(_SECURITY_NOTIFICATIONS)_(?:${notifications})$`), '$1_<TYPE>')
    .replaceAll(/_\d+(?=_|$)/g, '_<N>')

async function readTable(): Promise<Map<string, string>> {
  const text = await readFile(guide, 'utf8')
  const rows = text.matchAll(/^\| `(LATCHKEY_[A-Z_<>]+)` +\| (?:`([^`]*)`)? *\|/gm)
  return new Map([...rows].map(([, name = '', value = '']) => [name, value]))
}

/** Returns the default of a setting whose variable has no position, in the format of a variable. */
function defaultOf(variable: string): string {
  const path = variable.replace('LATCHKEY_', '').split('_')
  const value = find(parseConfig({}), path)
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Finds the value at a path whose words are not grouped by property yet. */
function find(value: unknown, words: readonly string[]): unknown {
  if (words.length === 0) return typeof value === 'object' ? undefined : value
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const own = name.replaceAll(/[A-Z]/g, '_$&').toUpperCase().split('_')
    if (own.join('_') === words.slice(0, own.length).join('_')) {
      const match = find(inner, words.slice(own.length))
      if (match !== undefined) return match
    }
  }
  return undefined
}

it('environment variables: the table of the self-hosting guide has each one with its default', async () => {
  const names = variableNames({ projects: [project] }).filter((name) => name !== REMOVED)
  const expected = names.map((name): [string, string] => [generalize(name), defaultOf(name)])
  expect(await readTable()).toEqual(new Map(expected))
})
