import { UserText } from '../../../ui/user-text.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import type { ViewProps } from '../../page/with-state.js'
import { DestructiveSetting } from './destructive-setting.js'
import type { useLeaveTeam } from './use-leave-team.js'

export function LeaveTeamView({ state, actions }: ViewProps<typeof useLeaveTeam>) {
  const { text, rich } = useTranslation()
  return (
    <DestructiveSetting
      title={text('settingsLeave')}
      help={text('settingsLeaveHelp')}
      dialogTitle={rich('settingsLeaveTitle', { team: <UserText text={state.teamName} /> })}
      dialogText={text('settingsLeaveText')}
      state={state}
      setDialogOpen={actions.setDialogOpen}
      onConfirm={actions.leave}
    />
  )
}
