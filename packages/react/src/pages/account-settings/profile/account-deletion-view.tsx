import { ExactTime } from '../../../ui/exact-time.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { RecentSignInPrompt } from '../../recent-sign-in/recent-sign-in-prompt.js'
import { TypedConfirmDialog } from '../setting-parts/typed-confirm-dialog.js'
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
  const { text } = useTranslation()
  const phrase = state.phrase ?? text('settingsDeleteWord')
  return (
    <TypedConfirmDialog
      title={text('settingsDeleteTitle')}
      confirm={text('settingsDelete')}
      phrase={phrase}
      dir={state.phrase === null ? undefined : 'ltr'}
      change={state.deletion}
      onConfirm={(typed) => actions.delete(typed, phrase)}
      onClose={() => actions.setDialogOpen(false)}
    >
      {state.restorableUntil ? (
        <RestorableUntil at={state.restorableUntil} />
      ) : (
        text('settingsDeleteText')
      )}
    </TypedConfirmDialog>
  )
}
