import { Button } from '../../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { Action } from '../../setting-parts/mutation-status.js'
import { Setting } from '../../setting-parts/setting.js'
import type { ViewProps } from '../../../page-frame/with-state.js'
import type { usePasskey } from './use-passkey.js'

export function PasskeyView({ state, actions }: ViewProps<typeof usePasskey>) {
  const { text } = useTranslation()
  const { hasPasskey, isOffered, isLastMethod, adding, removal, isDialogOpen } = state
  const remove = (
    <Button
      tone="destructive"
      isWaiting={adding.isBusy || isLastMethod !== false}
      onClick={() => actions.setDialogOpen(true)}
    >
      {text('settingsPasskeyRemove')}
    </Button>
  )
  return (
    <Setting
      title={text('settingsPasskey')}
      isOn={hasPasskey}
      help={text(hasPasskey ? 'settingsPasskeyHelp' : 'settingsPasskeyNone')}
    >
      {hasPasskey && isLastMethod && <p className="lk-help">{text('settingsLastWay')}</p>}
      {isOffered ? (
        <Action
          change={adding}
          successText={text(hasPasskey ? 'settingsPasskeyCreated' : 'settingsPasskeyRemoved')}
          onClick={actions.add}
          beside={hasPasskey && remove}
        >
          {text(hasPasskey ? 'settingsPasskeyReplace' : 'settingsPasskeyAdd')}
        </Action>
      ) : (
        <div className="lk-buttons">{remove}</div>
      )}
      {isDialogOpen && (
        <ConfirmDialog
          title={text('settingsPasskeyRemoveTitle')}
          confirm={text('settingsPasskeyRemove')}
          {...removal}
          onConfirm={actions.remove}
          onClose={() => actions.setDialogOpen(false)}
        >
          {text('settingsPasskeyRemoveText')}
        </ConfirmDialog>
      )}
    </Setting>
  )
}
