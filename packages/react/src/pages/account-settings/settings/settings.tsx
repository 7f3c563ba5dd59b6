import { CancelButton } from '../../../ui/forms/cancel-button.js'
import { Dialog } from '../../../ui/dialog.js'
import { ExactTime } from '../../../ui/exact-time.js'
import { Field } from '../../../ui/forms/field.js'
import { Given } from '../../../ui/given.js'
import { useWords } from '../../../i18n/words.js'
import { Action } from '../change/action.js'
import { ConfirmedView } from '../change/confirmed-view.js'
import { EditForm } from '../change/edit-form.js'
import { SectionHeading } from '../section-heading.js'
import { Setting } from '../change/setting.js'
import type { ViewProps } from '../../page/view-props.js'
import { useFarewell } from './use-farewell.js'
import { withState } from '../change/with-state.js'

export function FarewellView({ state, actions }: ViewProps<typeof useFarewell>) {
  const { text } = useWords()
  const { canDelete, restorableUntil, isLeaving, leaving, deletion, confirmed } = state
  return (
    <>
      <SectionHeading>{text('settingsSettings')}</SectionHeading>
      <Setting title={text('signOut')} help={text('settingsSignOutHelp')}>
        <Action change={leaving} onClick={actions.signOut}>
          {text('signOut')}
        </Action>
      </Setting>
      {canDelete && (
        <Setting
          title={text('settingsDelete')}
          help={
            restorableUntil ? <RestorableUntil at={restorableUntil} /> : text('settingsDeleteHelp')
          }
        >
          <Action
            change={{ ...deletion, ...confirmed }}
            tone="destructive"
            onClick={() => actions.leave(true)}
          >
            {text('settingsDelete')}
          </Action>
          <ConfirmedView confirmed={confirmed} />
          {isLeaving && <DeleteDialog {...{ state, actions }} />}
        </Setting>
      )}
    </>
  )
}

const RestorableUntil = ({ at }: { at: Date }) =>
  useWords().rich('settingsDeleteGrace', { when: <ExactTime at={at} /> })

function DeleteDialog({ state, actions }: ViewProps<typeof useFarewell>) {
  const { text, rich } = useWords()
  const { deletion } = state
  const phrase = state.phrase ?? text('settingsDeleteWord')
  const close = () => actions.leave(false)
  return (
    <Dialog
      title={text('settingsDeleteTitle')}
      text={
        <>
          <p>
            {state.restorableUntil ? (
              <RestorableUntil at={state.restorableUntil} />
            ) : (
              text('settingsDeleteText')
            )}
          </p>
          <p>
            {rich('settingsDeleteType', {
              phrase: (
                <strong>
                  <Given text={phrase} />
                </strong>
              ),
            })}
          </p>
        </>
      }
      isBusy={deletion.isBusy}
      onClose={close}
    >
      <EditForm
        problem={deletion.problem}
        onSubmit={(typed) => actions.delete(typed['phrase'] ?? '', phrase)}
      >
        <Field
          label={text('settingsDeleteLabel')}
          name="phrase"
          dir={state.phrase === null ? undefined : 'ltr'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Action
          change={deletion}
          tone="destructive"
          before={<CancelButton isWaiting={deletion.isBusy} onClick={close} />}
        >
          {text('settingsDelete')}
        </Action>
      </EditForm>
    </Dialog>
  )
}

export const Settings = withState(useFarewell, FarewellView)
