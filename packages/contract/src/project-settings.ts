/**
 * Where a setting is seen and changed. `client`: every app reads it, the owner changes it. `owner`: only the owner reads and
 * changes it. `configuration`: only the configuration file of the service has it.
 */
export type Audience = 'client' | 'owner' | 'configuration'

/** When sign-ups and emailed codes require a proof of work. */
export const PROOF_OF_WORK_POLICIES = ['off', 'under-attack', 'always'] as const

export const MERGE_STRATEGIES = ['link_method', 'raise_error', 'allow_duplicates'] as const

/** The value of each type of setting, as the service stores it. */
export interface StoredValues {
  boolean: boolean
  days: number
  count: number
  /** A day in ISO 8601 format, such as `2026-12-01`, which begins at midnight UTC. Empty: none. */
  date: string
  /** ID of a permission. Empty: none. */
  permission: string
  /** URL of a picture on an https server, or on this machine. Empty: none. */
  pictureUrl: string
  /** A color in sRGB, such as `#2b4baf`. Empty: none. */
  color: string
  /** An email address. Empty: none. */
  email: string
  mergeStrategy: (typeof MERGE_STRATEGIES)[number]
  proofOfWork: (typeof PROOF_OF_WORK_POLICIES)[number]
  /** IDs of permissions. */
  permissions: string[]
}

export type SettingType = keyof StoredValues

/** Maximum of the settings that are numbers. The minimum is 0. */
export const SETTING_MAXIMUM = { days: 365, count: 1000 } as const

interface Setting {
  readonly type: SettingType
  readonly default: boolean | number | string | readonly string[]
  readonly audience: Audience
  /** Recorded services and old projects lack the setting: a setting that is absent has its default. */
  readonly isLater?: true
}

/** Every setting of a project. Schemas, types, defaults and conversions follow from this table. */
export const projectSettings = {
  /** Whether new users can sign up. */
  signUpEnabled: { type: 'boolean', default: true, audience: 'client' },
  /** Whether users can sign in with email and password. */
  credentialEnabled: { type: 'boolean', default: true, audience: 'client' },
  /** Whether users can sign in with a code or link in an email. */
  magicLinkEnabled: { type: 'boolean', default: false, audience: 'client' },
  /** Whether users can sign in with a passkey. */
  passkeyEnabled: { type: 'boolean', default: false, audience: 'client' },
  /** Whether signed-in users can create teams. */
  clientTeamCreationEnabled: { type: 'boolean', default: false, audience: 'client' },
  /** Whether signed-in users can delete their accounts. */
  clientUserDeletionEnabled: { type: 'boolean', default: false, audience: 'client' },
  /** Whether pages on localhost, with any port, are trusted. */
  allowLocalhost: { type: 'boolean', default: true, audience: 'owner' },
  /** Whether users can have API keys. */
  allowUserApiKeys: { type: 'boolean', default: false, audience: 'client' },
  /** Whether teams can have API keys. */
  allowTeamApiKeys: { type: 'boolean', default: false, audience: 'client' },
  /** Whether each new user gets a team. */
  createTeamOnSignUp: { type: 'boolean', default: false, audience: 'owner' },
  /** Behavior when a user signs in with a provider and the email of the profile belongs to an account. */
  oauthAccountMergeStrategy: { type: 'mergeStrategy', default: 'link_method', audience: 'owner' },
  /** Permissions in a team that its creator gets. */
  teamCreatorDefaultPermissions: {
    type: 'permissions',
    default: ['team_admin'],
    audience: 'owner',
  },
  /** Permissions in a team that each new member gets. */
  teamMemberDefaultPermissions: {
    type: 'permissions',
    default: ['team_member'],
    audience: 'owner',
  },
  /** Permissions in the project that each new user gets. */
  userDefaultPermissions: { type: 'permissions', default: [], audience: 'owner' },
  /** Whether the subject of a sign-in email contains the code. A locked phone may show subjects. */
  signInCodeInSubject: { type: 'boolean', default: true, audience: 'owner', isLater: true },
  /** Whether a user can sign in without an account. The recorded protocol has a fixed list of such projects. */
  anonymousAccountsEnabled: { type: 'boolean', default: false, audience: 'configuration' },
  /** Serves clients that send no publishable client key. */
  allowClientsWithoutKey: {
    type: 'boolean',
    default: false,
    audience: 'configuration',
    isLater: true,
  },
  /** Restricts users until their primary email is verified. */
  requireEmailVerification: {
    type: 'boolean',
    default: false,
    audience: 'owner',
    isLater: true,
  },
  /**
   * Whether a passkey whose authenticator verified the user, by a fingerprint or a PIN, replaces the second
   * factor. The authenticator itself reports this. With the setting off, every sign-in of a user with a
   * second factor requires its code.
   */
  passkeyCountsAsBothFactors: {
    type: 'boolean',
    default: true,
    audience: 'owner',
    isLater: true,
  },
  /**
   * How many days after its deletion by its user an account can be restored. With 0, the default, it is deleted at once.
   * A server or an owner deletes at once in any case.
   */
  accountDeletionGraceDays: { type: 'days', default: 0, audience: 'owner', isLater: true },
  /**
   * The day from which users need a second factor. With none, the default, the second factor is optional. Apps read it,
   * because only with it does the next page after a sign-in depend on the user.
   */
  requireSecondFactorFrom: { type: 'date', default: '', audience: 'client', isLater: true },
  /**
   * Requires the second factor only of users with this permission, in the project or in a team. With none, the default,
   * all users need it.
   */
  requireSecondFactorPermission: {
    type: 'permission',
    default: '',
    audience: 'owner',
    isLater: true,
  },
  /**
   * How many days users have to set up the second factor, from their sign-up or from the day of `requireSecondFactorFrom`,
   * whichever is later. Then the user is restricted.
   */
  secondFactorGraceDays: { type: 'days', default: 7, audience: 'owner', isLater: true },
  /** Maximum number of sessions of a user: the oldest one ends when another one begins. With 0, the default, there is none. */
  maxSessionsPerUser: { type: 'count', default: 0, audience: 'owner', isLater: true },
  /** Shortens the lifetime of sessions that the service sets. With 0, the default, the lifetime of the service applies. */
  sessionLifetimeDays: { type: 'days', default: 0, audience: 'owner', isLater: true },
  /** Shortens the idle time of sessions that the service sets. With 0, the default, the idle time of the service applies. */
  sessionIdleDays: { type: 'days', default: 0, audience: 'owner', isLater: true },
  /** Whether the service rejects new passwords that are in the list of breached passwords of Have I Been Pwned. */
  rejectBreachedPasswords: {
    type: 'boolean',
    default: false,
    audience: 'owner',
    isLater: true,
  },
  /**
   * When a client has to do a computation before a sign-up or an emailed code: never, always, or while the project has many
   * more of them than usual.
   */
  proofOfWork: {
    type: 'proofOfWork',
    default: 'under-attack',
    audience: 'owner',
    isLater: true,
  },
  /** The logo of the project in pages and emails. With none, the default, they show the first letter of its name. */
  logoUrl: { type: 'pictureUrl', default: '', audience: 'client', isLater: true },
  /** The logo on a dark background. With none, the default, it is the same. */
  darkLogoUrl: { type: 'pictureUrl', default: '', audience: 'client', isLater: true },
  /** The color of buttons and links in pages and emails. With none, the default, they have the color of the kit. */
  accentColor: { type: 'color', default: '', audience: 'client', isLater: true },
  /** The address where users get help. Pages with an error and emails name it. With none, the default, they name none. */
  supportEmail: { type: 'email', default: '', audience: 'client', isLater: true },
} as const satisfies Record<string, Setting>

type Settings = typeof projectSettings

/** The names of the settings that an audience sees. */
export type SettingName<Seen extends Audience = Audience> = {
  [Name in keyof Settings]: Settings[Name]['audience'] extends Seen ? Name : never
}[keyof Settings]

/** The settings that an audience sees. The values follow from the type of each setting. */
export type SettingValues<
  Seen extends Audience,
  Values extends Record<SettingType, unknown> = StoredValues,
> = { [Name in keyof Settings as Name & SettingName<Seen>]: Values[Settings[Name]['type']] }

type LaterName = {
  [Name in keyof Settings]: Settings[Name] extends { isLater: true } ? Name : never
}[keyof Settings]

type StoredSettings = SettingValues<Audience>

/** The settings of a project, as the service stores them. */
export type ProjectSettings = Omit<StoredSettings, LaterName> &
  Partial<Pick<StoredSettings, LaterName>>

/** Whether recorded services and old projects lack a setting. */
export const isLaterSetting = <Name extends SettingName>(name: Name): name is Name & LaterName =>
  'isLater' in projectSettings[name]

const namesOf = <Seen extends Audience>(...seen: readonly Seen[]): readonly SettingName<Seen>[] =>
  (Object.keys(projectSettings) as SettingName[]).filter((name): name is SettingName<Seen> =>
    seen.some((audience) => audience === projectSettings[name].audience),
  )

/** The settings that every app reads. */
export const clientSettings = /* @__PURE__ */ namesOf('client')

/** The settings that an owner reads and changes. */
export const ownerSettings = /* @__PURE__ */ namesOf('client', 'owner')

export const everySetting = /* @__PURE__ */ namesOf('client', 'owner', 'configuration')
