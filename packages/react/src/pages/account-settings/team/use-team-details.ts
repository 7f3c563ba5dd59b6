import { useState } from 'react'
import type { FieldValues } from '../setting/edit-form.js'
import { type SettingMutationState, useSettingMutation } from '../setting/use-setting-mutation.js'
import type { TeamProps } from './team-props.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

export interface TeamDetailsState {
  readonly displayName: string
  /** The new picture while it is being saved. */
  readonly pictureUrl: string | null
  readonly canUpdate: boolean
  readonly name: SettingMutationState
  readonly picture: SettingMutationState
}

export interface TeamDetailsActions {
  saveName(typed: FieldValues): void
  savePicture(pictureUrl: string | null): void
}

const denied = { TEAM_PERMISSION_REQUIRED: { label: 'settingsDenied' } } as const

/** The name and picture of a team, which all members see. */
export function useTeamDetails({
  user,
  team,
  rights,
  onEvent,
}: TeamProps): [TeamDetailsState, TeamDetailsActions] {
  const teams = useQueryOf(user, 'listTeams')
  const name = useSettingMutation(onEvent, () => teams.load())
  const picture = useSettingMutation(onEvent, () => teams.load())
  const [newPictureUrl, setNewPictureUrl] = useState<string | null>(null)
  const saveName = ({ team: typed = '' }: FieldValues) => {
    const displayName = typed.trim()
    if (displayName === '') return name.setProblem({ field: 'team', label: 'settingsTeamNoName' })
    name.run(() => team.update({ displayName }), denied)
  }
  return [
    {
      displayName: team.displayName,
      pictureUrl: picture.isBusy ? newPictureUrl : team.profileImageUrl,
      canUpdate: rights.canUpdate,
      name,
      picture,
    },
    {
      saveName,
      savePicture(profileImageUrl) {
        setNewPictureUrl(profileImageUrl)
        picture.run(() => team.update({ profileImageUrl }), denied)
      },
    },
  ]
}
