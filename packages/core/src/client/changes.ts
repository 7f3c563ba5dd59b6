/** The reading methods of apps and models whose results a change can make stale; `user` is the signed-in user. */
export type ReadingMethodName =
  | 'user'
  | 'getApiKey'
  | 'getConnectedAccount'
  | 'getOAuthProvider'
  | 'getOAuthServer'
  | 'getPermission'
  | 'getProject'
  | 'getRecoveryCodes'
  | 'getTeam'
  | 'getTeamProfile'
  | 'hasPermission'
  | 'listApiKeys'
  | 'listConnectedAccounts'
  | 'listConnectedApps'
  | 'listConnections'
  | 'listContactChannels'
  | 'listDomains'
  | 'listEmailTemplates'
  | 'listInternalApiKeys'
  | 'listInvitations'
  | 'listMemberAccounts'
  | 'listMembers'
  | 'listNotificationCategories'
  | 'listOAuthClients'
  | 'listOAuthProviders'
  | 'listOpenIdProviders'
  | 'listOwnedProjects'
  | 'listPasskeys'
  | 'listPermissions'
  | 'listProjectInvitations'
  | 'listProjectMembers'
  | 'listProjectPermissionDefinitions'
  | 'listSecurityNotifications'
  | 'listSentEmails'
  | 'listScimTokens'
  | 'listSessions'
  | 'listTeamInvitations'
  | 'listTeamPermissionDefinitions'
  | 'listTeams'

/** The reading methods that show which teams a user is a member of. */
export const TEAM_METHODS = ['listTeams', 'getTeam'] as const

/** The reading methods whose results follow from a membership. Permissions in a team end with it. */
export const MEMBERSHIP_METHODS = [
  ...TEAM_METHODS,
  'listPermissions',
  'getPermission',
  'hasPermission',
  'listOwnedProjects',
] as const

/** A change of data at the service. */
export type Change =
  /** The results of these methods are stale. */
  | { readonly type: 'stale'; readonly methods: readonly ReadingMethodName[] }
  /** Everything is stale. */
  | { readonly type: 'all-stale' }
  /** A user or a team was deleted, and everything else is stale. What is shown of it stays, and is not read again. */
  | { readonly type: 'deleted'; readonly id: string }
  /** The project was deleted. Nothing of it can be read again. */
  | { readonly type: 'project-deleted' }
