import type { TeamInvitation } from '@latchkey/core'
import { useState } from 'react'
import { type Resource, useResource } from '../../../lib/use-resource.js'
import { type SettingMutationState, useSettingMutation } from '../setting/use-setting-mutation.js'
import type { TeamProps } from './team-props.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

export interface InvitationsState {
  /** The invitations without the one that is being revoked. */
  readonly invitations: Resource<readonly TeamInvitation[]>
  readonly canRevoke: boolean
  readonly change: SettingMutationState
  /** The email address of the last resent invitation. */
  readonly resent: string | null
}

export interface InvitationsActions {
  revoke(invitation: TeamInvitation): void
  /** Sends a new email. Its link replaces the link of the last one. */
  resend(invitation: TeamInvitation): void
}

const denied = { TEAM_PERMISSION_REQUIRED: { label: 'settingsDenied' } } as const

/** Returns the pending invitations, with the actions on them. */
export function useInvitations({
  team,
  rights,
  onEvent,
}: TeamProps): [InvitationsState, InvitationsActions] {
  const query = useQueryOf(team, 'listInvitations')
  const allInvitations = useResource(query)
  const change = useSettingMutation(onEvent, () => query.load())
  const [revokedId, setRevokedId] = useState('')
  const [resent, setResent] = useState<InvitationsState['resent']>(null)
  const invitations: typeof allInvitations =
    allInvitations.status === 'ready' && change.isBusy
      ? { ...allInvitations, data: allInvitations.data.filter(({ id }) => id !== revokedId) }
      : allInvitations
  const revoke = (invitation: TeamInvitation) => {
    setRevokedId(invitation.id)
    setResent(null)
    change.run(() => invitation.revoke(), denied)
  }
  const resend = ({ recipientEmail: email }: TeamInvitation) => {
    setRevokedId('')
    setResent(email)
    change.run(async () => {
      await team.inviteUser({ email })
      onEvent?.({ type: 'mail-sent' })
    }, denied)
  }
  return [
    { invitations, canRevoke: rights.canRemoveMembers, change, resent },
    { revoke, resend },
  ]
}
