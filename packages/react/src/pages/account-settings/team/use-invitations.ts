import type { TeamInvitation } from '@latchkey/core'
import { useState } from 'react'
import { type Resource, useResource } from '../../../use-resource.js'
import { type Change, useChange } from '../use-change.js'
import type { TeamProps } from './team-props.js'
import { useQueryOf } from '../../../use-query-of.js'

export interface InvitationsState {
  /** Without the one that is being taken back. */
  readonly invitations: Resource<readonly TeamInvitation[]>
  readonly canRevoke: boolean
  readonly change: Change
}

export interface InvitationsActions {
  revoke(invitation: TeamInvitation): void
}

/** Invitations that wait for an answer. */
export function useInvitations({
  team,
  rights,
  onEvent,
}: TeamProps): [InvitationsState, InvitationsActions] {
  const query = useQueryOf(team, 'listInvitations')
  const known = useResource(query)
  const change = useChange(onEvent, () => query.load())
  const [gone, setGone] = useState('')
  const invitations: typeof known =
    known.status === 'ready' && change.isBusy
      ? { ...known, data: known.data.filter(({ id }) => id !== gone) }
      : known
  const revoke = (invitation: TeamInvitation) => {
    setGone(invitation.id)
    change.run(() => invitation.revoke(), { TEAM_PERMISSION_REQUIRED: { label: 'settingsDenied' } })
  }
  return [{ invitations, canRevoke: rights.canRevokeInvitations, change }, { revoke }]
}
