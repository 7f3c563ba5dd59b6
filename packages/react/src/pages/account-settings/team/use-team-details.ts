import { useState } from 'react'
import type { FieldValues } from '../setting-parts/edit-form.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import type { TeamProps } from './use-team-rights.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

const denied = { TEAM_PERMISSION_REQUIRED: { label: 'settingsDenied' } } as const

/** The name and picture of a team, which all members see. */
export function useTeamDetails({ user, team, rights, onEvent }: TeamProps) {
  const teams = useQueryOf(user, 'listTeams')
  const name = useSettingMutation(onEvent, () => teams.load())
  const picture = useSettingMutation(onEvent, () => teams.load())
  const [newPictureUrl, setNewPictureUrl] = useState<string | null>(null)
  const saveName = ({ team: typed = '' }: FieldValues) => {
    const displayName = typed.trim()
    if (displayName === '') return name.setProblem({ field: 'team', label: 'settingsTeamNoName' })
    name.run(() => team.update({ displayName }), denied)
  }
  return {
    state: {
      displayName: team.displayName,
      /** The new picture while it is being saved. */
      pictureUrl: picture.isBusy ? newPictureUrl : team.profileImageUrl,
      canUpdate: rights.canUpdate,
      name,
      picture,
    },
    actions: {
      saveName,
      savePicture(profileImageUrl: string | null) {
        setNewPictureUrl(profileImageUrl)
        picture.run(() => team.update({ profileImageUrl }), denied)
      },
    },
  }
}
