import { isLatchkeyError, type TeamMember } from '@latchkey/core'
import { useState } from 'react'
import { type Resource, useResource } from '../../../lib/use-resource.js'
import { useQueryOf } from '../../../lib/use-query-of.js'
import { type SettingMutationState, useSettingMutation } from '../setting/use-setting-mutation.js'
import type { TeamProps } from './team-props.js'

export interface MembersState {
  readonly members: Resource<readonly TeamMember[]>
  readonly userId: string
  readonly teamName: string
  readonly canRemove: boolean
  /** The member whose removal has to be confirmed. */
  readonly memberToRemove: TeamMember | null
  /** The member who was removed last. */
  readonly removed: TeamMember | null
  readonly change: SettingMutationState
}

export interface MembersActions {
  /** Opens the dialog that asks before a member is removed; null closes it. */
  setMemberToRemove(member: TeamMember | null): void
  remove(): void
}

/** Returns the members of a team, and removes them after a confirmation. */
export function useMembers({
  user,
  team,
  rights,
  onEvent,
}: TeamProps): [MembersState, MembersActions] {
  const query = useQueryOf(team, 'listMembers')
  const members = useResource(query)
  const change = useSettingMutation(onEvent, () => query.load())
  const [memberToRemove, setMember] = useState<TeamMember | null>(null)
  const [removed, setRemoved] = useState<TeamMember | null>(null)

  const setMemberToRemove = (member: TeamMember | null) => {
    if (member) change.reset()
    setMember(member)
  }
  const remove = () => {
    if (!memberToRemove) return
    change.run(
      async () => {
        await team.removeUser(memberToRemove.id).catch((error: unknown) => {
          // Another admin has removed the member.
          if (!isLatchkeyError(error, 'TEAM_MEMBERSHIP_NOT_FOUND')) throw error
        })
        setRemoved(memberToRemove)
        setMember(null)
      },
      { TEAM_PERMISSION_REQUIRED: { label: 'settingsDenied' } },
    )
  }
  const { displayName: teamName } = team
  const canRemove = rights.canRemoveMembers
  return [
    { members, userId: user.id, teamName, canRemove, memberToRemove, removed, change },
    { setMemberToRemove, remove },
  ]
}
