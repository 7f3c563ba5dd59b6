import type { TeamInvitation } from '@latchkey/core'
import { useState } from 'react'
import { type Change, useChange } from '../use-change.js'
import { type Resource, useResource } from '../use-resource.js'
import type { TeamProps } from './team-props.js'

export interface InvitationsState {
  /** Without the one that is being taken back. */
  readonly invitations: Resource<
    readonly Pick<TeamInvitation, 'id' | 'recipientEmail' | 'expiresAt'>[]
  >
  readonly canRevoke: boolean
  readonly change: Change
}

export interface InvitationsActions {
  revoke(id: string): void
}

/** Invitations that wait for an answer. */
export function useInvitations({
  team,
  rights,
  onEvent,
}: TeamProps): [InvitationsState, InvitationsActions] {
  const known = useResource(team.listInvitations.query())
  const change = useChange(onEvent)
  const [gone, setGone] = useState('')
  const invitations: typeof known =
    known.status === 'ready' && change.isBusy
      ? { ...known, data: known.data.filter(({ id }) => id !== gone) }
      : known
  const revoke = (id: string) => {
    const invitation = known.status === 'ready' && known.data.find((one) => one.id === id)
    if (!invitation || change.isBusy) return
    setGone(id)
    change.run(() => invitation.revoke(), { TEAM_PERMISSION_REQUIRED: { label: 'settingsDenied' } })
  }
  return [{ invitations, canRevoke: rights.canRevokeInvitations, change }, { revoke }]
}
