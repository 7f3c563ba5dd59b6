import { isLatchkeyError, type TeamMember } from '@latchkey/core'
import { useState } from 'react'
import { useResource } from '../../../lib/use-resource.js'
import { useQueryOf } from '../../../lib/use-query-of.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import type { TeamProps } from './use-team-rights.js'

/** Returns the members of a team, and removes them after a confirmation. */
export function useMembers({ user, team, rights, onEvent }: TeamProps) {
  const query = useQueryOf(team, 'listMembers')
  const members = useResource(query)
  const change = useSettingMutation(onEvent, () => query.load())
  /** The member whose removal has to be confirmed. */
  const [memberToRemove, setMember] = useState<TeamMember | null>(null)
  /** The member who was removed last. */
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
  return {
    state: { members, userId: user.id, teamName, canRemove, memberToRemove, removed, change },
    actions: { setMemberToRemove, remove },
  }
}
