import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { Dialog } from '../../../ui/dialog.js'
import { Button } from '../../../ui/forms/button.js'
import { Icon } from '../../../ui/icon.js'
import { RecoveryCodeList } from '../../authenticator/recovery-code-list.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { type ViewProps, withState } from '../../page-frame/with-state.js'
import { Action, failureOf } from '../setting-parts/mutation-status.js'
import { RecentSignInPrompt } from '../../recent-sign-in/recent-sign-in-prompt.js'
import { Setting } from '../setting-parts/setting.js'
import { useRecoveryCodeSettings, type RecoveryCodesProps } from './use-recovery-code-settings.js'
import { useQueryOf } from '../../../lib/use-query-of.js'
import { useResource } from '../../../lib/use-resource.js'

/** With this many codes or fewer, the user should create new ones. */
const FEW_CODES = 3

export function RecoveryCodesView({ state, actions }: ViewProps<typeof useRecoveryCodeSettings>) {
  const { text } = useTranslation()
  const { remaining, creation, isDialogOpen, codes, recentSignIn } = state
  const hasCodes = remaining > 0
  return (
    <Setting
      title={text('settingsRecovery')}
      help={
        hasCodes ? text('settingsRecoveryLeft', { count: remaining }) : text('settingsRecoveryNone')
      }
    >
      {hasCodes && remaining <= FEW_CODES && (
        <p className="lk-message lk-warning">
          <Icon name="alert" />
          <span>{text('settingsRecoveryFew')}</span>
        </p>
      )}
      <Action change={creation} onClick={actions.begin}>
        {text(hasCodes ? 'settingsRecoveryReplace' : 'settingsRecoveryCreate')}
      </Action>
      <RecentSignInPrompt recentSignIn={recentSignIn} />
      {isDialogOpen && (
        <ConfirmDialog
          title={text('settingsRecoveryReplaceTitle')}
          confirm={text('settingsRecoveryReplace')}
          isDestructive={false}
          isBusy={creation.isBusy}
          failure={failureOf(creation)}
          onConfirm={actions.create}
          onClose={actions.close}
        >
          {text('settingsRecoveryReplaceText')}
        </ConfirmDialog>
      )}
      {codes && <NewRecoveryCodesDialog codes={codes} onClose={actions.close} />}
    </Setting>
  )
}

interface NewRecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows new recovery codes, which cannot be shown again. */
function NewRecoveryCodesDialog({ codes, onClose }: NewRecoveryCodesDialogProps) {
  const { text } = useTranslation()
  return (
    <Dialog
      title={text('settingsRecoveryNew')}
      text={text('settingsRecoveryNewText')}
      onClose={onClose}
    >
      <RecoveryCodeList codes={codes} />
      <div className="lk-buttons">
        <Button onClick={onClose}>{text('settingsKeyKept')}</Button>
      </div>
    </Dialog>
  )
}

const UserRecoveryCodes = withState(useRecoveryCodeSettings, RecoveryCodesView)

/** The recovery codes of the account, on a service that has them. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  const resource = useResource(useQueryOf(props.user, 'getRecoveryCodes'))
  if (resource.status !== 'ready' || resource.data === null) return null
  return <UserRecoveryCodes {...props} recoveryCodes={resource.data} />
}
