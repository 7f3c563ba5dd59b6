import {
  everySetting,
  projectSettings,
  type ProjectSettings,
  type SettingType,
} from '@latchkey/contract/project-settings'
import type { AuditChange } from '../../db/values.js'
import { valueChanges } from '../audit/value-changes.js'
import type { EmailConfig } from '../email/email-config.js'
import type { OAuthProviderConfig } from './oauth-provider-config.js'
import { completeProjectConfig } from './project-config.js'
import type { TrustedDomain } from './project-domains.js'

/** The values of a project that its owner changes, with secrets in clear. */
export interface AuditedProject {
  displayName: string
  description: string
  isProductionMode: boolean
  settings: ProjectSettings
  domains: readonly TrustedDomain[]
  oauthProviders: readonly OAuthProviderConfig[]
  /** Undefined for the email server of the service. */
  emailConfig: EmailConfig | undefined
}

/** The types of settings that are no secrets. The values of a setting of another type do not get into the audit log. */
const PLAIN_TYPES: readonly SettingType[] = [
  'boolean',
  'days',
  'count',
  'date',
  'permission',
  'permissions',
  'pictureUrl',
  'color',
  'email',
  'mergeStrategy',
  'proofOfWork',
]

const plainSettings = everySetting.filter((name) =>
  PLAIN_TYPES.includes(projectSettings[name].type),
)

/** Lists the settings that differ, for the audit log. */
export const projectValueChanges = (before: AuditedProject, after: AuditedProject): AuditChange[] =>
  [
    ...valueChanges(generalValues(before), generalValues(after), {
      plain: ['displayName', 'description', 'isProductionMode', 'domains', 'oauthProviders'],
    }),
    ...valueChanges(completeProjectConfig(before.settings), completeProjectConfig(after.settings), {
      plain: plainSettings,
    }),
    ...providerChanges(before, after),
    // With some email services, the name of the user is the token that is also the password.
    ...valueChanges(before.emailConfig, after.emailConfig, {
      plain: ['host', 'port', 'senderName', 'senderEmail'],
      prefix: 'emailConfig.',
    }),
  ].toSorted((a, b) => (a.field < b.field ? -1 : 1))

const generalValues = (project: AuditedProject) => ({
  displayName: project.displayName,
  description: project.description,
  isProductionMode: project.isProductionMode,
  domains: sortedSet(project.domains.map(({ domain, handlerPath }) => `${domain}${handlerPath}`)),
  oauthProviders: sortedSet(project.oauthProviders.map(({ id }) => id)),
})

const sortedSet = (values: string[]): string[] => [...new Set(values)].toSorted()

/** Lists what differs of the providers that the project keeps. The last entry of a provider counts. */
function providerChanges(before: AuditedProject, after: AuditedProject): AuditChange[] {
  const next = new Map(after.oauthProviders.map((provider) => [provider.id, provider]))
  return before.oauthProviders.flatMap((provider) => {
    const changed = next.get(provider.id)
    if (changed === undefined) return []
    return valueChanges(provider, changed, {
      plain: ['type', 'clientId', 'facebookConfigId', 'microsoftTenantId'],
      prefix: `oauthProviders.${provider.id}.`,
    })
  })
}
