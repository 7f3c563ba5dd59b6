import { Avatar } from '../../../ui/avatar.js'
import { Field } from '../../../ui/field.js'
import { Given } from '../../../ui/given.js'
import { PictureField } from '../../../ui/picture-field.js'
import { useWords } from '../../../words.js'
import { Action } from '../action.js'
import { ChangeLine } from '../change-line.js'
import { EditForm } from '../edit-form.js'
import { Setting } from '../setting.js'
import type { TeamLooksActions, TeamLooksState } from './use-team-looks.js'

export interface TeamLooksViewProps {
  state: TeamLooksState
  actions: TeamLooksActions
}

export function TeamLooksView({ state, actions }: TeamLooksViewProps) {
  const { text } = useWords()
  const { displayName, pictureUrl, canUpdate, name, picture } = state
  if (!canUpdate)
    return (
      <Setting title={text('settingsTeamLooks')} help={text('settingsTeamLooksDenied')}>
        <div className="lk-picture">
          <Avatar name={displayName} pictureUrl={pictureUrl} />
          <p className="lk-row-title">
            <Given text={displayName} />
          </p>
        </div>
      </Setting>
    )
  return (
    <Setting title={text('settingsTeamLooks')} help={text('settingsTeamLooksHelp')}>
      <PictureField
        name={displayName}
        pictureUrl={pictureUrl}
        isBusy={picture.isBusy}
        onChange={actions.savePicture}
      />
      <ChangeLine change={picture} />
      <EditForm problem={name.problem} onSubmit={actions.saveName}>
        <Field
          label={text('teamName')}
          name="team"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={256}
          defaultValue={displayName}
        />
        <Action change={name}>{text('settingsSave')}</Action>
      </EditForm>
    </Setting>
  )
}
