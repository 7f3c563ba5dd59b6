import type { TeamInvitation } from '@latchkey/core'
import { useState } from 'react'
import { useResource } from '../../../lib/use-resource.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import type { TeamProps } from './use-team-rights.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

const denied = { TEAM_PERMISSION_REQUIRED: { label: 'settingsDenied' } } as const

/** Returns the pending invitations, with the actions on them. */
export function useInvitations({ team, rights, onEvent }: TeamProps) {
  const query = useQueryOf(team, 'listInvitations')
  const allInvitations = useResource(query)
  const change = useSettingMutation(onEvent, () => query.load())
  const [revokedId, setRevokedId] = useState('')
  /** The email address of the last resent invitation. */
  const [resent, setResent] = useState<string | null>(null)
  /** The invitations without the one that is being revoked. */
  const invitations: typeof allInvitations =
    allInvitations.status === 'ready' && change.isBusy
      ? { ...allInvitations, data: allInvitations.data.filter(({ id }) => id !== revokedId) }
      : allInvitations
  const revoke = (invitation: TeamInvitation) => {
    setRevokedId(invitation.id)
    setResent(null)
    change.run(() => invitation.revoke(), denied)
  }
  /** Sends a new email. Its link replaces the link of the last one. */
  const resend = ({ recipientEmail: email }: TeamInvitation) => {
    setRevokedId('')
    setResent(email)
    change.run(async () => {
      await team.inviteUser({ email })
      onEvent?.({ type: 'mail-sent' })
    }, denied)
  }
  return {
    state: { invitations, canRevoke: rights.canRemoveMembers, change, resent },
    actions: { revoke, resend },
  }
}
