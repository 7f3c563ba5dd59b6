import { Field } from '../../../ui/field.js'
import { useWords } from '../../../words.js'
import { Action } from '../action.js'
import { EditForm } from '../edit-form.js'
import { SectionHeading } from '../section-heading.js'
import { Setting } from '../setting.js'
import type { NewTeamActions, NewTeamState } from './use-new-team.js'

export interface NewTeamViewProps {
  state: NewTeamState
  actions: NewTeamActions
}

export function NewTeamView({ state: { isOffered, change }, actions }: NewTeamViewProps) {
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
