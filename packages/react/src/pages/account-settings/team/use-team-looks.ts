import { useState } from 'react'
import type { Typed } from '../change/edit-form.js'
import { type Change, useChange } from '../change/use-change.js'
import type { TeamProps } from './team-props.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

export interface TeamLooksState {
  readonly displayName: string
  /** The one that was chosen, while it is being saved. */
  readonly pictureUrl: string | null
  readonly canUpdate: boolean
  readonly name: Change
  readonly picture: Change
}

export interface TeamLooksActions {
  saveName(typed: Typed): void
  savePicture(pictureUrl: string | null): void
}

const denied = { TEAM_PERMISSION_REQUIRED: { label: 'settingsDenied' } } as const

/** The name and picture of a team, which all members see. */
export function useTeamLooks({
  user,
  team,
  rights,
  onEvent,
}: TeamProps): [TeamLooksState, TeamLooksActions] {
  const teams = useQueryOf(user, 'listTeams')
  const name = useChange(onEvent, () => teams.load())
  const picture = useChange(onEvent, () => teams.load())
  const [chosen, setChosen] = useState<string | null>(null)
  const saveName = ({ team: typed = '' }: Typed) => {
    const displayName = typed.trim()
    if (displayName === '') return name.refuse({ field: 'team', label: 'settingsTeamNoName' })
    name.run(() => team.update({ displayName }), denied)
  }
  return [
    {
      displayName: team.displayName,
      pictureUrl: picture.isBusy ? chosen : team.profileImageUrl,
      canUpdate: rights.canUpdate,
      name,
      picture,
    },
    {
      saveName,
      savePicture(profileImageUrl) {
        setChosen(profileImageUrl)
        picture.run(() => team.update({ profileImageUrl }), denied)
      },
    },
  ]
}
