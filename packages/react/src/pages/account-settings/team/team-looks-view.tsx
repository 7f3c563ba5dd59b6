import { Avatar } from '../../../ui/pictures/avatar.js'
import { Field } from '../../../ui/forms/field.js'
import { Given } from '../../../ui/given.js'
import { PictureField } from '../../../ui/pictures/picture-field.js'
import { useWords } from '../../../i18n/words.js'
import { Action } from '../change/action.js'
import { ChangeLine } from '../change/change-line.js'
import { EditForm } from '../change/edit-form.js'
import { Setting } from '../change/setting.js'
import type { ViewProps } from '../../page/view-props.js'
import type { useTeamLooks } from './use-team-looks.js'

export function TeamLooksView({ state, actions }: ViewProps<typeof useTeamLooks>) {
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
      <ChangeLine
        change={picture}
        said={text(pictureUrl === null ? 'settingsPictureRemoved' : 'settingsPictureSaved')}
      />
      <EditForm problem={name.problem} onSubmit={actions.saveName}>
        <Field
          label={text('teamName')}
          name="team"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={256}
          defaultValue={displayName}
        />
        <Action change={name} said={text('settingsNameSaved')}>
          {text('settingsSave')}
        </Action>
      </EditForm>
    </Setting>
  )
}
