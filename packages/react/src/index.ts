'use client'

export {
  useApiKeys,
  useConnectedAccount,
  useConnectedAccounts,
  useConnectedApps,
  useContactChannels,
  useNotificationCategories,
  useOAuthProviders,
  usePasskeys,
  useRecoveryCodes,
  usePermission,
  usePermissions,
  useProject,
  useSessions,
  useTeam,
  useTeamInvitations,
  useTeamMembers,
  useTeamProfile,
  useTeams,
} from './hooks/resources.js'
export { useApp } from './lib/use-app.js'
export { useUser, type UseUserOptions } from './hooks/use-user.js'
export { useUserState, type UserState } from './hooks/use-user-state.js'
export { LatchkeyProvider, type LatchkeyProviderProps } from './provider.js'
export { RedirectToSignIn, type RedirectToSignInProps } from './redirect-to-sign-in.js'
export { Show, type ShowProps } from './show.js'
export { type ReadableQuery, useQuery, useSnapshot } from './lib/use-query.js'
export { useQueryOf } from './lib/use-query-of.js'
