import { Button } from '../../../ui/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { useWords } from '../../../words.js'
import { Action } from '../action.js'
import { Setting } from '../setting.js'
import { VerifyFirstView } from './verify-first-view.js'
import type { PasskeyActions, PasskeyState } from './use-passkey.js'

export interface PasskeyViewProps {
  state: PasskeyState
  actions: PasskeyActions
}

export function PasskeyView({ state, actions }: PasskeyViewProps) {
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
        <Action change={adding} onClick={actions.add} beside={hasPasskey && remove}>
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
