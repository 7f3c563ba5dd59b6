import { useTranslation } from '../../i18n/use-translation.js'
import { Button } from '../forms/button.js'
import { CancelButton } from '../forms/cancel-button.js'
import { Dialog } from '../dialog.js'
import { FailureLine } from '../forms/failure-line.js'
import { Field } from '../forms/field.js'
import { Form } from '../forms/form.js'
import type { useTeamSwitcher } from './use-team-switcher.js'

/** Asks for the name of a new team. */
export function TeamForm({ state, actions }: ReturnType<typeof useTeamSwitcher>) {
  const { text } = useTranslation()
  const { isBusy, failure, nameMissing } = state
  return (
    <Dialog title={text('createTeam')} isBusy={isBusy} onClose={actions.cancel}>
      <Form problem={nameMissing} onSubmit={({ team = '' }) => actions.create(team)}>
        <Field label={text('teamName')} name="team" autoComplete="off" maxLength={256} required />
        <FailureLine failure={failure} />
        <div className="lk-buttons">
          <CancelButton isWaiting={isBusy} onClick={actions.cancel} />
          <Button isBusy={isBusy} failure={failure}>
            {text('createTeam')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
