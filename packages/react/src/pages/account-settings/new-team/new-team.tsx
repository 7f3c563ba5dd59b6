import { Field } from '../../../ui/forms/field.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Action } from '../setting-parts/mutation-status.js'
import { EditForm } from '../setting-parts/edit-form.js'
import { SectionHeading } from '../section-heading.js'
import { Setting } from '../setting-parts/setting.js'
import { type ViewProps, withState } from '../../page-frame/with-state.js'
import { useNewTeam } from './use-new-team.js'

export function NewTeamView({
  state: { isOffered, change },
  actions,
}: ViewProps<typeof useNewTeam>) {
  const { text } = useTranslation()
  return (
    <>
      <SectionHeading>{text('createTeam')}</SectionHeading>
      {isOffered ? (
        <Setting>
          <EditForm problem={change.problem} onSubmit={actions.create}>
            <Field
              label={text('teamName')}
              name="team"
              autoComplete="off"
              maxLength={256}
              help={text('settingsNewTeamHelp')}
            />
            <Action change={change} tone="primary">
              {text('settingsNewTeamCreate')}
            </Action>
          </EditForm>
        </Setting>
      ) : (
        <p className="lk-note lk-empty">{text('settingsNewTeamOff')}</p>
      )}
    </>
  )
}

export const NewTeam = withState(useNewTeam, NewTeamView)
