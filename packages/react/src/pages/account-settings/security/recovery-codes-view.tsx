import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { useWords } from '../../../i18n/words.js'
import type { ViewProps } from '../../page/view-props.js'
import { Action } from '../change/action.js'
import { failureOf } from '../change/change-line.js'
import { ConfirmedView } from '../change/confirmed-view.js'
import { Setting } from '../change/setting.js'
import { NewRecoveryCodesDialog } from './new-recovery-codes-dialog.js'
import type { useRecoveryCodeSettings } from './use-recovery-code-settings.js'

/** So few codes that a person should create new ones. */
const FEW_CODES = 3

export function RecoveryCodesView({ state, actions }: ViewProps<typeof useRecoveryCodeSettings>) {
  const { text } = useWords()
  const { remaining, creation, isAsked, codes, confirmed } = state
  const hasCodes = remaining > 0
  return (
    <Setting
      title={text('settingsRecovery')}
      help={
        hasCodes ? text('settingsRecoveryLeft', { count: remaining }) : text('settingsRecoveryNone')
      }
    >
      {hasCodes && remaining <= FEW_CODES && (
        <p className="lk-message lk-warning">{text('settingsRecoveryFew')}</p>
      )}
      <Action change={creation} onClick={actions.begin}>
        {text(hasCodes ? 'settingsRecoveryReplace' : 'settingsRecoveryCreate')}
      </Action>
      <ConfirmedView confirmed={confirmed} />
      {isAsked && (
        <ConfirmDialog
          title={text('settingsRecoveryReplaceTitle')}
          confirm={text('settingsRecoveryReplace')}
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
