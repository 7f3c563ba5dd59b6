import { useEffect, useRef } from 'react'
import { useCountdown } from '../use-countdown.js'
import { useWords } from '../words.js'
import { Button } from './button.js'
import { Dialog } from './dialog.js'
import { FailureLine } from './failure-line.js'
import { Field } from './field.js'
import type { TeamSwitcherActions, TeamSwitcherState } from './use-team-switcher.js'

export interface TeamFormProps {
  state: Pick<TeamSwitcherState, 'isBusy' | 'failure' | 'isNameMissing'>
  actions: Pick<TeamSwitcherActions, 'create' | 'cancel'>
}

/** Asks for the name of a new team. */
export function TeamForm({ state, actions }: TeamFormProps) {
  const { text } = useWords()
  const { isBusy, failure, isNameMissing } = state
  const secondsLeft = useCountdown(failure?.kind === 'rate-limited' ? failure : null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isNameMissing) form.current?.querySelector('input')?.focus()
  }, [isNameMissing])
  return (
    <Dialog title={text('teamMenuCreate')} isBusy={isBusy} onClose={actions.cancel}>
      <form
        className="lk-form"
        ref={form}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          const name = new FormData(event.currentTarget).get('team')
          actions.create(typeof name === 'string' ? name : '')
        }}
      >
        <Field
          label={text('teamMenuName')}
          name="team"
          autoComplete="off"
          maxLength={256}
          required
          error={isNameMissing ? text('teamMenuNameMissing') : undefined}
        />
        <FailureLine failure={failure} secondsLeft={secondsLeft} />
        <div className="lk-buttons">
          <Button tone="quiet" isWaiting={isBusy} onClick={actions.cancel}>
            {text('cancel')}
          </Button>
          <Button type="submit" isBusy={isBusy} isWaiting={secondsLeft > 0}>
            {text('teamMenuCreate')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
