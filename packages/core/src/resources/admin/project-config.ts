import type { OAuthProviderId } from '@latchkey/contract/oauth-providers'
import {
  isLaterSetting,
  ownerSettings,
  projectSettings,
  type SettingName,
  type SettingValues,
  type StoredValues,
} from '@latchkey/contract/project-settings'
import type { readProject, updateProject } from '@latchkey/contract/routes/owned-projects'
import type { InputOf, ResponseOf } from '../../http/http-client.js'
import { omitUndefined } from '../../lib/objects.js'

type PermissionIds = readonly { readonly id: string }[]

/** An OAuth provider with the shared keys of the service, or with keys of the project. */
export type OAuthProvider =
  | { readonly id: OAuthProviderId; readonly type: 'shared' }
  | {
      readonly id: OAuthProviderId
      readonly type: 'standard'
      /** The client ID that the provider has issued to the project. */
      readonly clientId: string
      /** Not enumerable, so that logs do not print it. If a patch omits it, it stays unchanged. */
      readonly clientSecret?: string
      /** The ID of a configuration of Facebook Login for Business. */
      readonly facebookConfigId?: string
      /** The ID of the tenant whose accounts may sign in. Default: all accounts. */
      readonly microsoftTenantId?: string
    }

/** An email server of the project. */
export interface MailServer {
  /** Host name of the server, such as `smtp.example.com`. */
  readonly host: string
  /** Port 465 uses TLS from the first byte. */
  readonly port: number
  /** The user name with which the service signs in to the server. */
  readonly username: string
  /** The name of the sender in each email. */
  readonly senderName: string
  /** The address of the sender in each email. */
  readonly senderEmail: string
}

/** The email server of the service, or one of the project. */
export type EmailConfig =
  | { readonly type: 'shared' }
  | (MailServer & {
      readonly type: 'standard'
      /**
       * At most 70 characters. Not enumerable, so that logs do not print it. If a patch omits it, it stays unchanged.
       */
      readonly password?: string
    })

/** A domain on which the project's pages may be. */
export interface TrustedDomain {
  /** An origin, such as `https://app.example.com`. */
  readonly domain: string
  /** Path of the sign-in pages on this domain, such as `/handler`. */
  readonly handlerPath: string
}

/** The values of each type of setting. Permissions are objects with an ID. */
interface ConfigValues extends Omit<StoredValues, 'permissions'> {
  readonly permissions: PermissionIds
}

/** The configuration of a project. */
export interface ProjectConfig extends Readonly<SettingValues<'client' | 'owner', ConfigValues>> {
  /** The domains on which the pages of the project may be. */
  readonly domains: readonly TrustedDomain[]
  /** The enabled OAuth providers. */
  readonly oauthProviders: readonly OAuthProvider[]
  /** The email server that sends the emails of the project. */
  readonly emailConfig: EmailConfig
}

/** Changes of a configuration. A field that is not set stays unchanged; lists are replaced as a whole. */
export type ConfigPatch = { -readonly [Name in keyof ProjectConfig]?: ProjectConfig[Name] }

/** Freezes an object whose secret must not be printed or copied along with it. */
function hideProperty<Value extends object>(value: Value, name: string): Value {
  if (name in value) Object.defineProperty(value, name, { enumerable: false })
  return Object.freeze(value)
}

/** Older services lack these settings, and a service omits each one that has its default. */
const laterDefaults = () =>
  Object.fromEntries(
    ownerSettings.filter(isLaterSetting).map((name) => [name, projectSettings[name].default]),
  )

export const toProjectConfig = ({
  enabledOauthProviders: _,
  ...config
}: ResponseOf<typeof readProject>['config']): ProjectConfig =>
  Object.freeze({
    ...laterDefaults(),
    ...config,
    oauthProviders: config.oauthProviders.map((provider) => hideProperty(provider, 'clientSecret')),
    emailConfig: hideProperty(config.emailConfig, 'password'),
  }) as ProjectConfig

type ConfigBody = NonNullable<NonNullable<InputOf<typeof updateProject>['body']>['config']>

/** Adds the secrets that a patch omits. */
const providersBody = (current: readonly OAuthProvider[], providers: readonly OAuthProvider[]) =>
  providers.map((provider) => {
    const { id, type } = provider
    if (type === 'shared') return { id, type }
    const same = current.find((candidate) => candidate.id === id)
    const currentSecret = same?.type === 'standard' ? same.clientSecret : undefined
    const { clientId, clientSecret = currentSecret, facebookConfigId, microsoftTenantId } = provider
    return { id, type, clientId, clientSecret, facebookConfigId, microsoftTenantId }
  })

/** Adds the password that a patch omits. */
function emailConfigBody(current: EmailConfig, emailConfig: EmailConfig) {
  const { type } = emailConfig
  if (type === 'shared') return { type }
  const currentPassword = current.type === 'standard' ? current.password : undefined
  const { host, port, username, password = currentPassword, senderName, senderEmail } = emailConfig
  return { type, host, port, username, password, senderName, senderEmail }
}

/** Of a permission, only the ID is sent. */
const settingBody = (value: ConfigPatch[SettingName<'client' | 'owner'>]) =>
  typeof value === 'object' ? value.map(({ id }) => ({ id })) : value

/** The parts of the current configuration that complete a patch. */
type CompletingConfig = Pick<ProjectConfig, 'allowLocalhost' | 'oauthProviders' | 'emailConfig'>

/** The configuration of a new project, before a patch. */
export const newProjectConfig: CompletingConfig = {
  allowLocalhost: true,
  oauthProviders: [],
  emailConfig: { type: 'shared' },
}

/**
 * Returns the body of a request that changes a configuration. It has the named fields only, because the service rejects
 * the whole change for an unknown one, such as one that a newer service added to a configuration that was read.
 * `allowLocalhost` is always sent, because some services reset it otherwise.
 */
export function configBody(current: CompletingConfig, patch: ConfigPatch = {}): ConfigBody {
  const { oauthProviders, emailConfig } = patch
  const settings = Object.fromEntries(ownerSettings.map((name) => [name, settingBody(patch[name])]))
  return omitUndefined({
    ...settings,
    allowLocalhost: patch.allowLocalhost ?? current.allowLocalhost,
    domains: patch.domains?.map(({ domain, handlerPath }) => ({ domain, handlerPath })),
    oauthProviders: oauthProviders && providersBody(current.oauthProviders, oauthProviders),
    emailConfig: emailConfig && emailConfigBody(current.emailConfig, emailConfig),
  }) as ConfigBody
}
