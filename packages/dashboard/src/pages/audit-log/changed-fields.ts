import { providerName } from '@latchkey/core/internal'
import type { AuditEvent } from '@latchkey/core/admin'
import { roleKeys } from '../../data/role-keys.js'
import type { texts } from '../../locales/en/audit-log.js'
import type { SharedKey } from '../../locales/text.js'
import { toWords } from './to-words.js'
import type { EventTexts } from './use-event-texts.js'

/** A changed field of an event. */
export type Change = NonNullable<AuditEvent['details']['changes']>[number]

/** The keys of the names of things and their fields, as the pages with these fields have them. */
const nameKeys: Readonly<Record<string, SharedKey | keyof typeof texts>> = {
  // Things
  emailConfig: 'emailServer',
  emailTemplates: 'emailTemplates',
  oauthServer: 'oauthServer',
  openIdProviders: 'providers',
  oauthProviders: 'providers',
  securityNotifications: 'securityEmails',
  webhooks: 'webhooks',
  // The project
  displayName: 'name',
  description: 'description',
  isProductionMode: 'productionMode',
  domains: 'trustedDomains',
  ownerTeamId: 'ownerTeam',
  // Users and teams
  profileImageUrl: 'picture',
  isAnonymous: 'anonymous',
  clientMetadata: 'clientMetadataOfEvent',
  clientReadOnlyMetadata: 'readOnlyMetadataOfEvent',
  serverMetadata: 'serverMetadataOfEvent',
  // Sign-in methods
  signUpEnabled: 'allowSignUp',
  credentialEnabled: 'emailAndPassword',
  magicLinkEnabled: 'emailCodeAndLink',
  passkeyEnabled: 'passkey',
  signInCodeInSubject: 'codeInSubject',
  clientUserDeletionEnabled: 'usersDeleteAccount',
  clientTeamCreationEnabled: 'usersCreateTeams',
  createTeamOnSignUp: 'teamForEveryUser',
  allowUserApiKeys: 'usersCreateApiKeys',
  allowTeamApiKeys: 'teamsHaveApiKeys',
  oauthAccountMergeStrategy: 'emailInUse',
  allowLocalhost: 'allowLocalhost',
  // Policies
  requireEmailVerification: 'requireVerifiedEmail',
  rejectBreachedPasswords: 'rejectBreachedPasswords',
  proofOfWork: 'proofOfWork',
  requireSecondFactorFrom: 'requireTwoStep',
  requireSecondFactorPermission: 'requiredFor',
  secondFactorGraceDays: 'daysToSetUp',
  passkeyCountsAsBothFactors: 'passkeyReplacesCode',
  maxSessionsPerUser: 'sessionsPerUser',
  sessionLifetimeDays: 'daysUntilSignIn',
  sessionIdleDays: 'daysUntilIdleEnd',
  accountDeletionGraceDays: 'daysToRestore',
  // Branding
  logoUrl: 'logo',
  darkLogoUrl: 'darkLogo',
  accentColor: 'accentColor',
  supportEmail: 'supportEmail',
  // Email server
  host: 'host',
  port: 'port',
  username: 'username',
  password: 'password',
  senderName: 'senderName',
  senderEmail: 'senderEmail',
  // Identity providers, clients and connections
  type: 'providerKeys',
  clientId: 'clientId',
  clientSecret: 'clientSecret',
  privateKey: 'providerKeys',
  facebookConfigId: 'configurationId',
  microsoftTenantId: 'tenantId',
  iconUrl: 'iconUrl',
  issuer: 'issuer',
  scopes: 'scopes',
  trustEmailVerified: 'emailTrust',
  isEnabled: 'state',
  state: 'state',
  redirectUrls: 'redirectUrls',
  grantTypes: 'grantTypes',
  consentUrl: 'consentUrl',
  signOutUrl: 'signOutUrl',
  postLogoutRedirectUrls: 'postLogoutRedirectUrls',
  backChannelLogoutUrl: 'backChannelLogoutUrl',
  frontChannelLogoutUrl: 'frontChannelLogoutUrl',
  resources: 'oauthResources',
  allowsMetadataDocuments: 'allowMetadataDocuments',
  allowsRegistration: 'allowRegistration',
  isRequired: 'requireSingleSignOn',
  emergencyUserId: 'emergencyOwner',
  defaultPermissionIds: 'defaultPermissions',
  groupMappings: 'connectionPermissions',
  config: 'providerSettings',
  // Webhooks
  eventTypes: 'events',
  isDisabled: 'paused',
  // Bans
  reason: 'reason',
  banEndsAtMillis: 'banEnds',
  // People and permissions
  role: 'role',
  email: 'email',
  isPrimary: 'primary',
  isVerified: 'verified',
  usedForAuth: 'usedForSignIn',
  id: 'permissionId',
  containedIds: 'contains',
}

/** The keys of the values of fields that are choices. */
const valueKeys: Readonly<Record<string, Readonly<Record<string, SharedKey>>>> = {
  oauthAccountMergeStrategy: {
    link_method: 'linkProvider',
    raise_error: 'rejectSignIn',
    allow_duplicates: 'createOtherAccount',
  },
  eventTypes: { '': 'everyEvent' },
  proofOfWork: { 'under-attack': 'proofUnderAttack', always: 'proofAlways', off: 'proofNever' },
  requireSecondFactorPermission: { '': 'allUsers' },
  role: roleKeys,
  state: { on: 'on' },
  trustEmailVerified: {
    never: 'emailTrustNever',
    claim: 'emailTrustClaim',
    always: 'emailTrustAlways',
  },
  type: { shared: 'sharedKeys', standard: 'ownKeys' },
}

/** Fields that say what a thing is, and not whether something is on. */
const facts: readonly string[] = [
  'isPrimary',
  'isVerified',
  'usedForAuth',
  'isAnonymous',
  'isDisabled',
]

/** How many fields of a thing a list names at most. */
const MAX_NAMES = 4

/** Returns the parts of a field in words, such as "Email server" and "Host". */
function namesOfParts(field: string, { text }: Pick<EventTexts, 'text'>): string[] {
  const [thing = '', ...parts] = field.split('.')
  const names = parts.map((part) => {
    const key = nameKeys[part]
    if (key !== undefined) return text(key)
    // The ID of a provider that the project has added stays as it is.
    return thing === 'oauthProviders' || thing === 'openIdProviders'
      ? providerName(part)
      : toWords(part)
  })
  const key = nameKeys[thing]
  return [key === undefined ? toWords(thing) : text(key), ...names]
}

const joinParts = (parts: readonly string[], { text }: Pick<EventTexts, 'text'>): string =>
  parts.reduce((name, value) => text('nameAndValue', { name, value }))

/** Returns the name of a field in words, such as "Email server: Host". */
export const nameOfField = (field: string, eventTexts: Pick<EventTexts, 'text'>): string =>
  joinParts(namesOfParts(field, eventTexts), eventTexts)

/**
 * Returns the names of several fields as one text. Fields of the same thing are a list below its name, such as "Email server:
 * Host, Password, Port, and 3 more".
 */
export function namesOfFields(
  fields: readonly string[],
  eventTexts: Pick<EventTexts, 'text' | 'list'>,
): string {
  const { text, list } = eventTexts
  const things = new Map<string, string[]>()
  for (const field of fields) {
    const thing = field.split('.').slice(0, -1).join('.')
    things.set(thing, [...(things.get(thing) ?? []), field])
  }
  const texts = [...things.values()].map((ofThing) => {
    const parts = ofThing.map((field) => namesOfParts(field, eventTexts))
    const names = parts.map((part) => part.at(-1) ?? '')
    const rest = names.slice(MAX_NAMES - 1)
    const listed =
      names.length > MAX_NAMES
        ? [...names.slice(0, MAX_NAMES - 1), text('moreFields', { count: rest.length })]
        : names
    const thing = parts[0]?.slice(0, -1) ?? []
    return joinParts([...thing, list(listed)], eventTexts)
  })
  return texts.join(' · ')
}

/** Returns a value of a changed field in words. */
export function valueOfField(
  field: string,
  value: Change['before'],
  { text, time, list }: Pick<EventTexts, 'text' | 'time' | 'list'>,
): string {
  const name = field.split('.').at(-1) ?? ''
  if (name.endsWith('Millis') && typeof value === 'number') return time(new Date(value))
  const key = valueKeys[name]?.[String(value)]
  if (key !== undefined) return text(key)
  if (typeof value === 'boolean') {
    if (facts.includes(name)) return text(value ? 'yes' : 'no')
    return text(value ? 'on' : 'off')
  }
  if (Array.isArray(value)) return value.length === 0 ? text('none') : list(value)
  return value === null || value === undefined || value === '' ? text('none') : String(value)
}
