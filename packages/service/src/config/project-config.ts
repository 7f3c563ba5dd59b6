import { randomUUID } from 'node:crypto'
import type { Output } from '@latchkey/contract'
import { WEBHOOK_EVENT_TYPES } from '@latchkey/contract/names'
import {
  everySetting,
  MERGE_STRATEGIES,
  PROOF_OF_WORK_POLICIES,
  projectSettings,
  SETTING_MAXIMUM,
  type SettingName,
} from '@latchkey/contract/project-settings'
import * as primitives from '@latchkey/contract/schemas/primitives'
import { securityNotificationType } from '@latchkey/contract/schemas/security-notifications'
import * as z from 'zod'
import { hooksSchema } from './hooks-config.js'
import { oauthProviderSeed, openIdProviderSeed } from './oauth-config.js'
import { oauthServerSeed } from './oauth-server-config.js'
import { unmetImportRule } from '../lib/passwords/imported/read-imported-hash.js'
import { maxBcryptCost } from '../lib/passwords/password.js'
import { wildcardFault } from '../lib/trusted-domains.js'
import { isWebhookSecret } from '../lib/webhook-signature.js'

/** The URL of a webhook. */
export const webhookUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })

const key = (prefix: string) =>
  z
    .string()
    .regex(
      new RegExp(`^${prefix}[A-Za-z0-9_-]+$`),
      `must start with ${prefix} and go on with letters, digits, _ or -`,
    )

const settingSchemas = {
  boolean: z.boolean(),
  days: z.int().min(0).max(SETTING_MAXIMUM.days),
  count: z.int().min(0).max(SETTING_MAXIMUM.count),
  date: z.union([z.literal(''), z.iso.date()], 'must be a day, such as 2026-12-01, or empty'),
  permission: z.string(),
  pictureUrl: z.union([z.literal(''), primitives.hostedPictureUrl]),
  color: z.union([z.literal(''), primitives.color]),
  email: z.union([z.literal(''), primitives.lenientEmail]),
  mergeStrategy: z.enum(MERGE_STRATEGIES),
  proofOfWork: z.enum(PROOF_OF_WORK_POLICIES),
  permissions: z.array(z.string()),
}

type SettingShape = {
  [Name in SettingName]: z.ZodOptional<
    (typeof settingSchemas)[(typeof projectSettings)[Name]['type']]
  >
}

const settingShape = Object.fromEntries(
  everySetting.map((name) => [name, settingSchemas[projectSettings[name].type].optional()]),
) as SettingShape

type NotificationShape = Record<
  Output<typeof securityNotificationType>,
  z.ZodOptional<z.ZodBoolean>
>

const notificationShape = Object.fromEntries(
  securityNotificationType.options.map((type) => [type, z.boolean().optional()]),
) as NotificationShape

const flags = z.strictObject({
  ...settingShape,
  oauthProviders: z.array(oauthProviderSeed).optional(),
  openIdProviders: z.array(openIdProviderSeed).optional(),
  /** Security notifications by type. Without an entry, the setting stays as it is; all are on at first. */
  securityNotifications: z.strictObject(notificationShape).optional(),
})

const domain = z.strictObject({
  domain: z
    .url({
      protocol: /^https?$/,
      error: 'must be a URL that starts with http:// or https://',
    })
    .superRefine((text, check) => {
      const fault = wildcardFault(text)
      if (fault !== undefined) check.addIssue(fault)
    }),
  handlerPath: z.string().startsWith('/').default('/handler'),
})

const webhook = z.strictObject({
  url: webhookUrl,
  /** The events that it receives. Default: all. */
  eventTypes: z.array(z.enum(WEBHOOK_EVENT_TYPES)).optional(),
  /** `whsec_` and 24 to 64 bytes in base64; generated if absent. */
  secret: z
    .string()
    .refine(isWebhookSecret, { error: 'must be whsec_ and 24 to 64 bytes in base64' })
    .optional(),
})

const user = z
  .strictObject({
    id: z.uuidv4('must be a UUID of version 4').optional(),
    email: primitives.strictEmail,
    emailVerified: z.boolean().optional(),
    displayName: z.string().optional(),
    password: z.string().max(70, 'must have at most 70 characters').optional(),
    /** A hash of another system in a supported format; it is replaced at the first sign-in. */
    passwordHash: z
      .string()
      .superRefine((hash, check) => {
        const supported = unmetImportRule(hash, { maxBcryptCost: maxBcryptCost({}) })
        if (supported !== undefined) check.addIssue(`must be ${supported}`)
      })
      .optional(),
    /** Projects that a user of `internal` owns from the start, such as to open them in a dashboard. */
    ownedProjectIds: z.array(z.string()).optional(),
  })
  .refine(({ password, passwordHash }) => password === undefined || passwordHash === undefined, {
    error: 'has both password and passwordHash; keep one',
  })

const isUuid = (text: string) => z.uuidv4().safeParse(text).success

const project = z.strictObject({
  id: z.string().refine((text) => text === 'internal' || isUuid(text), {
    error: "must be 'internal' or a UUID of version 4",
  }),
  displayName: z.string().min(1),
  description: z.string().optional(),
  isProductionMode: z.boolean().optional(),
  config: flags.optional(),
  domains: z.array(domain).optional(),
  /** Fixed keys; without them, the project has no keys. */
  keys: z
    .strictObject({
      publishableClientKey: key('pck_').optional(),
      secretServerKey: key('ssk_').optional(),
      superSecretAdminKey: key('sak_').optional(),
    })
    .optional(),
  /** Replaces the webhooks of the project. Without this setting, webhooks created by calls stay. */
  webhooks: z.array(webhook).optional(),
  /** Lets users sign in to other apps with their account. Without this setting, the server stays as calls have set it. */
  oauthServer: oauthServerSeed.optional(),
  /** Functions or signed requests that decide about sign-ups and sign-ins, and add claims to access tokens. */
  hooks: hooksSchema.optional(),
  users: z.array(user).optional(),
})

/** A project as a configuration file describes it. */
const projectSeedSchema = project.check(({ value, issues }) => rejectMistakes(value, issues))
export type ProjectSeed = z.output<typeof project>

/** A project that a test creates; every field is optional. */
export const testProjectSchema = project
  .omit({ hooks: true })
  .extend({
    id: project.shape.id.default(() => randomUUID()),
    displayName: project.shape.displayName.default('Test project'),
  })
  .check(({ value, issues }) => rejectMistakes(value, issues))

export const projectSeedsSchema = z.array(projectSeedSchema).check(({ value, issues }) => {
  for (const index of repeats(value.map(({ id }) => id)))
    issues.push(repeated(value, [index, 'id']))
})

function rejectMistakes(value: ProjectSeed, issues: z.core.$ZodRawIssue[]): void {
  rejectDuplicates(value, issues)
  rejectOwners(value, issues)
}

function rejectDuplicates(value: ProjectSeed, issues: z.core.$ZodRawIssue[]): void {
  const users = (value.users ?? []).map(({ email }) => email)
  const domains = (value.domains ?? []).map((entry) => entry.domain)
  const webhooks = (value.webhooks ?? []).map(({ url }) => url)
  const openIdProviders = (value.config?.openIdProviders ?? []).map(({ id }) => id)
  for (const index of repeats(openIdProviders))
    issues.push(repeated(value, ['config', 'openIdProviders', index, 'id']))
  const providers = (value.config?.oauthProviders ?? []).map(({ id }) => id)
  for (const index of repeats(providers))
    issues.push(repeated(value, ['config', 'oauthProviders', index, 'id']))
  for (const index of repeats(users)) issues.push(repeated(value, ['users', index, 'email']))
  for (const index of repeats(domains)) issues.push(repeated(value, ['domains', index, 'domain']))
  for (const index of repeats(webhooks)) issues.push(repeated(value, ['webhooks', index, 'url']))
}

/** The setting has an effect on the project `internal` only, so it is a mistake on any other. */
function rejectOwners({ id, users = [] }: ProjectSeed, issues: z.core.$ZodRawIssue[]): void {
  for (const [index, { ownedProjectIds }] of users.entries())
    if (id !== 'internal' && ownedProjectIds !== undefined)
      issues.push({
        code: 'custom',
        message: "only users of the project 'internal' own projects",
        input: ownedProjectIds,
        path: ['users', index, 'ownedProjectIds'],
      })
}

/** Indices of the values that came before in the list. */
const repeats = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []))

const repeated = (input: unknown, path: PropertyKey[]) => ({
  code: 'custom' as const,
  message: 'is there twice; keep one',
  input,
  path,
})
