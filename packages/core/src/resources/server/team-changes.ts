import { createTeamMembership } from '@latchkey/contract/routes/server/team-memberships'
import * as routes from '@latchkey/contract/routes/server/teams'
import type { Json } from '../../lib/json.js'
import type { TeamPatch } from '../team-changes.js'
import type { ServerTeamContext } from './server-context.js'
import { metadataOf } from './metadata.js'

/** What is left out stays; metadata is replaced as a whole. */
export interface ServerTeamPatch extends TeamPatch {
  /** Any URL, at most 1 000 000 characters; null removes it. */
  profileImageUrl?: string | null | undefined
  /** Members see it, and cannot change it. */
  clientReadOnlyMetadata?: Json
  /** Only servers see it. */
  serverMetadata?: Json
}

export interface ServerTeamChanges {
  /**
   * Changes the team. Rejects with `TEAM_NOT_FOUND`.
   *
   * @throws TypeError when metadata is not plain JSON
   */
  update(patch: ServerTeamPatch): Promise<void>
  /** Deletes the team, for all its members. Rejects with `TEAM_NOT_FOUND`. */
  delete(): Promise<void>
  /**
   * Makes a user a member, with the permissions that the project gives to members.
   *
   * Rejects with `USER_NOT_FOUND`, `TEAM_NOT_FOUND` or `TEAM_MEMBERSHIP_ALREADY_EXISTS`.
   */
  addUser(userId: string): Promise<void>
  /** Ends a membership. Rejects with `USER_NOT_FOUND` or `TEAM_MEMBERSHIP_NOT_FOUND`. */
  removeUser(userId: string): Promise<void>
}

export async function updateTeam(ctx: ServerTeamContext, patch: ServerTeamPatch): Promise<void> {
  const body = {
    display_name: patch.displayName,
    profile_image_url: patch.profileImageUrl,
    ...(await metadataOf(ctx, patch)),
  }
  await ctx.call(routes.updateTeam, { params: { team_id: ctx.teamId }, body })
  await ctx.refresh()
}

export async function addUser(ctx: ServerTeamContext, userId: string): Promise<void> {
  const params = { team_id: ctx.teamId, user_id: userId }
  await ctx.call(createTeamMembership, { params })
  await ctx.refresh()
}

/** The user leaves, whether they want to or not. */
export async function removeUser(ctx: ServerTeamContext, userId: string): Promise<void> {
  const { user } = await ctx.load(() => import('../nouns.js'))
  await user.leaveTeam({ ...ctx, subject: userId }, { id: ctx.teamId })
}
