import * as routes from '@latchkey/contract/routes/teams'
import type { Json } from '../lib/json.js'
import { plainJson } from '../lib/plain-json.js'
import type { TeamContext } from './context.js'
import { LISTS, MEMBERSHIP } from './teams.js'

/** What is left out stays. */
export interface TeamPatch {
  displayName?: string | undefined
  /** A base64 picture as a data URL, at most 1 000 000 characters; null removes it. */
  profileImageUrl?: string | null | undefined
  /** Replaces the whole value. */
  clientMetadata?: Json
}

export interface ChangeableTeam {
  /**
   * Changes the team, for all its members. Rejects with `TEAM_PERMISSION_REQUIRED` without the
   * permission `$update_team`, and with `TEAM_MEMBERSHIP_NOT_FOUND`.
   */
  update(patch: TeamPatch): Promise<void>
  /**
   * Deletes the team, for all its members. Rejects with `TEAM_PERMISSION_REQUIRED` without the
   * permission `$delete_team`, and with `TEAM_MEMBERSHIP_NOT_FOUND`.
   */
  delete(): Promise<void>
}

export async function updateTeam(
  ctx: TeamContext,
  { displayName, profileImageUrl, clientMetadata }: TeamPatch,
): Promise<void> {
  const body = {
    display_name: displayName,
    profile_image_url: profileImageUrl,
    client_metadata: clientMetadata === undefined ? undefined : plainJson(clientMetadata),
  }
  await ctx.call(routes.updateTeam, { params: { team_id: ctx.teamId }, body })
  await ctx.refresh(...LISTS, 'user')
}

export const deleteTeam = async (ctx: TeamContext): Promise<void> => {
  await ctx.call(routes.deleteTeam, { params: { team_id: ctx.teamId } })
  await ctx.refresh(...MEMBERSHIP)
}
