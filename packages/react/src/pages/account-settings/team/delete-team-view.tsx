import { UserText } from '../../../ui/user-text.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import type { ViewProps } from '../../page/with-state.js'
import { DestructiveSetting } from './destructive-setting.js'
import type { useDeleteTeam } from './use-delete-team.js'

export function DeleteTeamView({ state, actions }: ViewProps<typeof useDeleteTeam>) {
  const { text, rich } = useTranslation()
  return (
    <DestructiveSetting
      title={text('settingsTeamDelete')}
      help={text('settingsTeamDeleteHelp')}
      dialogTitle={rich('settingsTeamDeleteTitle', { team: <UserText text={state.teamName} /> })}
      dialogText={text('settingsTeamDeleteHelp')}
      state={state}
      setDialogOpen={actions.setDialogOpen}
      onConfirm={actions.delete}
    />
  )
}
