import * as z from 'zod/mini'
import {
  absoluteUrl,
  base64,
  projectId,
  success,
  uuid,
  descriptionText,
  email,
  list,
  listOf,
  millis,
  nameText,
  nothing,
  textUpTo,
} from './primitives.js'
import { PASSWORD_LENGTH } from '../constants.js'
import { OAUTH_PROVIDER_IDS } from '../oauth-providers.js'
import { PROJECT_ROLES } from '../project-roles.js'
import { ownerResponseShape, ownerShape } from './project-settings.js'
import { user } from './users.js'

const filled = nameText.check(z.minLength(1, 'must not be empty'))

const clientText = textUpTo(4096).check(z.minLength(1, 'must not be empty'))

const secretText = filled.check(
  z.maxLength(PASSWORD_LENGTH.max, `must have at most ${PASSWORD_LENGTH.max} characters`),
)

const port = z.int().check(z.minimum(0), z.maximum(65_535))

const providerId = z.enum(OAUTH_PROVIDER_IDS)

/** An OAuth provider with the project's client ID and secret. */
const oauthProvider = z.strictObject({
  id: providerId,
  type: z.enum(['shared', 'standard']),
  client_id: z.optional(z.string()),
  client_secret: z.optional(z.string()),
  facebook_config_id: z.optional(z.string()),
  microsoft_tenant_id: z.optional(z.string()),
})

const newOAuthProvider = z
  .strictObject({
    ...oauthProvider.shape,
    client_id: z.optional(clientText),
    client_secret: z.optional(clientText),
    facebook_config_id: z.optional(nameText),
    microsoft_tenant_id: z.optional(nameText),
  })
  .check(
    z.refine(
      (provider) =>
        provider.type === 'shared' ||
        (provider.client_id !== undefined && provider.client_secret !== undefined),
      'needs client_id and client_secret when its type is standard',
    ),
  )

const mailServer = {
  host: filled,
  port,
  username: filled,
  sender_name: filled,
  sender_email: email,
}

const standardEmailConfig = z.strictObject({
  type: z.literal('standard'),
  ...mailServer,
  password: secretText,
})

/** The project's own SMTP server, or the one of the service. Roles that may not read secrets get no password. */
const emailConfig = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('shared') }),
  z.extend(standardEmailConfig, { password: z.optional(secretText) }),
])

const ignored = z.optional(z.unknown())

/** With `shared`, the fields of a standard configuration are accepted and ignored; others are rejected. */
const newEmailConfig = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('shared'),
    host: ignored,
    port: ignored,
    username: ignored,
    password: ignored,
    sender_name: ignored,
    sender_email: ignored,
  }),
  standardEmailConfig,
])

const domain = z.strictObject({ domain: z.string(), handler_path: z.string() })

// Both are the key of a database index, whose entries must be smaller than 2704 bytes.
const DOMAIN_LENGTH = 300

const HANDLER_PATH_LENGTH = 500

const newDomain = z.strictObject({
  domain: textUpTo(DOMAIN_LENGTH).check(
    z.refine(
      (text) => /^https?:\/\//.test(text) && !/\s/.test(text) && URL.canParse(text),
      'must be a URL that starts with http:// or https://',
    ),
  ),
  handler_path: textUpTo(HANDLER_PATH_LENGTH).check(z.startsWith('/', 'must start with /')),
})

/** A project, with admin access. */
export const project = z.strictObject({
  id: projectId,
  display_name: z.string(),
  description: z.string(),
  created_at_millis: millis,
  user_count: z.int(),
  is_production_mode: z.boolean(),
  /** The team of the project `internal` that owns the project; clients before 2.8.41 expect it only if there is one. */
  owner_team_id: z.optional(z.nullable(uuid)),
  /** The role of the person who reads the project. Only clients of this repository get it. */
  role: z.optional(z.enum(PROJECT_ROLES)),
  config: z.strictObject({
    ...ownerResponseShape,
    oauth_providers: z.array(oauthProvider),
    enabled_oauth_providers: z.array(z.strictObject({ id: providerId })),
    domains: z.array(domain),
    email_config: emailConfig,
  }),
})

/** The fields that an owner may change. Lists and the SMTP server are replaced as a whole. */
export const configChanges = z.partial(
  z.strictObject({
    ...ownerShape,
    oauth_providers: listOf(newOAuthProvider),
    domains: listOf(newDomain),
    email_config: newEmailConfig,
  }),
)

const projectFields = {
  description: z.optional(z.nullable(descriptionText)),
  is_production_mode: z.optional(z.boolean()),
  config: z.optional(configChanges),
}

export const newProject = z.strictObject({
  display_name: nameText,
  ...projectFields,
  /** Without a team, the user owns the project. */
  owner_team_id: z.optional(z.nullable(uuid)),
})

export const readProject = { response: project }

export const updateProject = {
  body: z.strictObject({ display_name: z.optional(nameText), ...projectFields }),
  response: project,
}

/** The size of a picture in base64: 256 KiB. */
const LOGO_LENGTH = Math.ceil((256 * 1024) / 3) * 4

export const uploadLogo = {
  /** A PNG, JPEG or WebP picture in base64. */
  body: z.strictObject({
    image: base64.check(
      z.maxLength(LOGO_LENGTH, { error: 'must have at most 256 KiB', abort: true }),
    ),
  }),
  /** The URL of the picture, for the settings of the project. */
  response: z.strictObject({ url: absoluteUrl }),
}

export const deleteProject = { body: nothing, response: success }

export const projectList = list(project)

export const listOwnedProjects = { response: projectList }

export const createOwnedProject = { body: newProject, response: project }

export const transferOwnedProject = {
  body: z.strictObject({ project_id: projectId, new_team_id: uuid }),
  response: success,
}

const keySetFields = {
  id: uuid,
  description: z.string(),
  expires_at_millis: millis,
  manually_revoked_at_millis: z.optional(millis),
  created_at_millis: millis,
}

const lastFour = z.optional(z.strictObject({ last_four: z.string() }))

/** A set of keys. A key that the set does not have is absent. */
export const projectKeySet = z.strictObject({
  ...keySetFields,
  publishable_client_key: lastFour,
  secret_server_key: lastFour,
  super_secret_admin_key: lastFour,
  /** When a key was last used, to the hour; null if none was. For the client of this repository only. */
  last_used_at_millis: z.optional(z.nullable(millis)),
})

export const listProjectKeySets = { response: list(projectKeySet) }

export const createProjectKeySet = {
  strictQuery: false,
  body: z.strictObject({
    description: descriptionText,
    expires_at_millis: millis,
    has_publishable_client_key: z.boolean(),
    has_secret_server_key: z.boolean(),
    has_super_secret_admin_key: z.boolean(),
  }),
  /** The only response that contains the keys. */
  response: z.strictObject({
    ...keySetFields,
    publishable_client_key: z.optional(z.string()),
    secret_server_key: z.optional(z.string()),
    super_secret_admin_key: z.optional(z.string()),
  }),
}

export const readProjectKeySet = { response: projectKeySet }

export const updateProjectKeySet = {
  body: z.strictObject({
    description: z.optional(descriptionText),
    /** A revoked set cannot be restored. */
    revoked: z.optional(z.literal(true)),
  }),
  response: projectKeySet,
}

const days = z.array(z.strictObject({ date: z.string(), activity: z.int() }))

/** The metrics of a project over 31 days. */
export const readMetrics = {
  strictQuery: false,
  response: z.strictObject({
    total_users: z.int(),
    daily_users: days,
    daily_active_users: days,
    users_by_country: z.record(z.string(), z.int()),
    recently_registered: z.array(user),
    recently_active: z.array(user),
    login_methods: z.array(z.strictObject({ method: z.string(), count: z.int() })),
  }),
}

/** Counts of sign-ups, active users and sign-ins, in the last 30 days or the last 52 weeks, oldest first. */
export const readActivity = {
  query: z.strictObject({ interval: z.optional(z.enum(['day', 'week'])) }),
  response: list(
    z.strictObject({
      /** The first day of the interval (UTC), such as `2026-01-31`. */
      start: z.string(),
      sign_ups: z.int(),
      /** Users who were active on the day; the average of its days for a week. */
      active_users: z.int(),
      /** Sign-ins by method, or by the ID of a provider. */
      sign_ins: z.array(z.strictObject({ method: z.string(), count: z.int() })),
    }),
  ),
}
