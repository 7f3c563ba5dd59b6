import * as routes from '@latchkey/contract/routes/team-invitations'
import type { Read } from '../cache/read.js'
import type { TeamContext } from './context.js'

/** An invitation that waits for an answer (spec, section 3). */
export interface TeamInvitation {
  readonly id: string
  readonly recipientEmail: string
  readonly expiresAt: Date
  /**
   * Takes the invitation back: its code is good for nothing then. Rejects with
   * `TEAM_PERMISSION_REQUIRED` without the permission `$remove_members`.
   */
  revoke(): Promise<void>
}

export interface InvitingTeam {
  /**
   * Sends an invitation by mail. Rejects with `TEAM_PERMISSION_REQUIRED` without the permission
   * `$invite_members`, and with `REDIRECT_URL_NOT_WHITELISTED`.
   *
   * @param invitation.callbackUrl the page that the mail links to, absolute; default: the page
   * `teamInvitation`
   * @example await team.inviteUser({ email: 'grace@example.com' })
   * @see protocol, section 3.12
   */
  inviteUser(invitation: { email: string; callbackUrl?: string | undefined }): Promise<void>
  /**
   * Invitations that can still be accepted. Rejects with `TEAM_PERMISSION_REQUIRED` without the
   * permissions `$read_members` and `$invite_members`.
   */
  readonly listInvitations: Read<TeamInvitation[]>
}

export async function inviteUser(
  ctx: TeamContext,
  { email, callbackUrl }: { email: string; callbackUrl?: string | undefined },
): Promise<void> {
  const callback_url = callbackUrl ?? (await ctx.callbackUrl('teamInvitation'))
  await ctx.call(routes.sendTeamInvitation, { body: { email, team_id: ctx.teamId, callback_url } })
  await ctx.refresh('listInvitations')
}

export async function listInvitations(ctx: TeamContext): Promise<TeamInvitation[]> {
  const query = { team_id: ctx.teamId }
  const { items } = await ctx.call(routes.listTeamInvitations, { query })
  return items.map(({ id, recipientEmail, expiresAt }) =>
    Object.freeze({
      id,
      recipientEmail,
      expiresAt,
      async revoke() {
        await ctx.call(routes.revokeTeamInvitation, { params: { id }, query })
        await ctx.refresh('listInvitations')
      },
    }),
  )
}
