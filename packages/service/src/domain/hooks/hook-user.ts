import type { HookUser } from '../../config/hooks-config.js'
import type { User } from '../users/user-view.js'

/** Returns a user as hooks receive it. */
export const toHookUser = ({ row, primaryEmail }: User): HookUser => ({
  id: row.id,
  primaryEmail: primaryEmail?.value ?? null,
  primaryEmailVerified: primaryEmail?.isVerified ?? false,
  displayName: row.displayName,
  profileImageUrl: row.profileImageUrl,
  isAnonymous: row.isAnonymous,
  clientMetadata: row.clientMetadata,
  clientReadOnlyMetadata: row.clientReadOnlyMetadata,
  serverMetadata: row.serverMetadata,
  signedUpAtMillis: row.signedUpAt,
})
