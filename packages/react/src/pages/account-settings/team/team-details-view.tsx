import { Avatar } from '../../../ui/pictures/avatar.js'
import { Field } from '../../../ui/forms/field.js'
import { UserText } from '../../../ui/user-text.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Action } from '../setting-parts/mutation-status.js'
import { EditForm } from '../setting-parts/edit-form.js'
import { PictureSetting } from '../setting-parts/picture-setting.js'
import { Setting } from '../setting-parts/setting.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import type { useTeamDetails } from './use-team-details.js'

export function TeamDetailsView({ state, actions }: ViewProps<typeof useTeamDetails>) {
  const { text } = useTranslation()
  const { displayName, pictureUrl, canUpdate, name, picture } = state
  if (!canUpdate)
    return (
      <Setting>
        <div className="lk-picture lk-square">
          <Avatar name={displayName} pictureUrl={pictureUrl} />
          <p className="lk-row-title">
            <UserText text={displayName} />
          </p>
        </div>
        <p className="lk-help">{text('settingsTeamLooksDenied')}</p>
      </Setting>
    )
  return (
    <>
      <PictureSetting
        help={text('settingsTeamLooksHelp')}
        name={displayName}
        pictureUrl={pictureUrl}
        isSquare
        change={picture}
        onChange={actions.savePicture}
      />
      <Setting>
        <EditForm problem={name.problem} onSubmit={actions.saveName}>
          <Field
            label={text('teamName')}
            name="team"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={256}
            defaultValue={displayName}
          />
          <Action change={name} tone="primary" successText={text('settingsNameSaved')}>
            {text('settingsSave')}
          </Action>
        </EditForm>
      </Setting>
    </>
  )
}
