import { Button } from '../../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.js'
import { useWords } from '../../../../i18n/words.js'
import { Action } from '../../change/action.js'
import { Setting } from '../../change/setting.js'
import { VerifyFirstView } from '../verify-first-view.js'
import type { ViewProps } from '../../../page/view-props.js'
import type { usePasskey } from './use-passkey.js'

export function PasskeyView({ state, actions }: ViewProps<typeof usePasskey>) {
  const { text } = useWords()
  const { hasPasskey, isOffered, isLastWay, adding, removal, isLeaving, verification } = state
  const remove = (
    <Button
      tone="quiet"
      isWaiting={adding.isBusy || isLastWay !== false}
      onClick={() => actions.leave(true)}
    >
      {text('settingsPasskeyRemove')}
    </Button>
  )
  return (
    <Setting
      title={text('settingsPasskey')}
      help={text(hasPasskey ? 'settingsPasskeyHelp' : 'settingsPasskeyNone')}
    >
      {hasPasskey && isLastWay && <p className="lk-help">{text('settingsLastWay')}</p>}
      {isOffered ? (
        <Action
          change={adding}
          said={text(hasPasskey ? 'settingsPasskeyCreated' : 'settingsPasskeyRemoved')}
          onClick={actions.add}
          beside={hasPasskey && remove}
        >
          {text(hasPasskey ? 'settingsPasskeyReplace' : 'settingsPasskeyAdd')}
        </Action>
      ) : (
        <div className="lk-buttons">{remove}</div>
      )}
      <VerifyFirstView verification={verification} />
      {isLeaving && (
        <ConfirmDialog
          title={text('settingsPasskeyRemoveTitle')}
          confirm={text('settingsPasskeyRemove')}
          {...removal}
          onConfirm={actions.remove}
          onClose={() => actions.leave(false)}
        >
          {text('settingsPasskeyRemoveText')}
        </ConfirmDialog>
      )}
    </Setting>
  )
}
