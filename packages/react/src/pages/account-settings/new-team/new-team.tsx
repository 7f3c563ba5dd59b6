import { Field } from '../../../ui/forms/field.js'
import { useWords } from '../../../i18n/words.js'
import { Action } from '../change/action.js'
import { EditForm } from '../change/edit-form.js'
import { SectionHeading } from '../section-heading.js'
import { Setting } from '../change/setting.js'
import type { ViewProps } from '../../page/view-props.js'
import { useNewTeam } from './use-new-team.js'
import { withState } from '../change/with-state.js'

export function NewTeamView({
  state: { isOffered, change },
  actions,
}: ViewProps<typeof useNewTeam>) {
  const { text } = useWords()
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
        <p className="lk-note">{text('settingsNewTeamOff')}</p>
      )}
    </>
  )
}

export const NewTeam = withState(useNewTeam, NewTeamView)
