import { CancelButton } from '../../../ui/forms/button.js'
import { Dialog } from '../../../ui/dialog.js'
import { ExactTime } from '../../../ui/exact-time.js'
import { Field } from '../../../ui/forms/field.js'
import { UserText } from '../../../ui/user-text.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Action } from '../setting-parts/mutation-status.js'
import { RecentSignInPrompt } from '../../recent-sign-in/recent-sign-in-prompt.js'
import { EditForm } from '../setting-parts/edit-form.js'
import { DangerAction, DangerZone } from '../setting-parts/danger-zone.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import type { useAccountDeletion } from './use-account-deletion.js'

export function AccountDeletionView({ state, actions }: ViewProps<typeof useAccountDeletion>) {
  const { text } = useTranslation()
  const { canDelete, restorableUntil, isDialogOpen, deletion, recentSignIn } = state
  if (!canDelete) return null
  return (
    <DangerZone>
      <DangerAction
        title={text('settingsDelete')}
        help={
          restorableUntil ? <RestorableUntil at={restorableUntil} /> : text('settingsDeleteHelp')
        }
        change={{ ...deletion, ...recentSignIn }}
        onClick={() => actions.setDialogOpen(true)}
      >
        <RecentSignInPrompt recentSignIn={recentSignIn} />
        {isDialogOpen && <DeleteDialog {...{ state, actions }} />}
      </DangerAction>
    </DangerZone>
  )
}

const RestorableUntil = ({ at }: { at: Date }) =>
  useTranslation().rich('settingsDeleteGrace', { when: <ExactTime at={at} /> })

function DeleteDialog({ state, actions }: ViewProps<typeof useAccountDeletion>) {
  const { text, rich } = useTranslation()
  const { deletion } = state
  const phrase = state.phrase ?? text('settingsDeleteWord')
  const close = () => actions.setDialogOpen(false)
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
                  <UserText text={phrase} />
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
