import { Button } from '../../../../ui/forms/button.js'
import { UserText } from '../../../../ui/user-text.js'
import { List } from '../../../../ui/tables/list.js'
import { RelativeTime } from '../../../../ui/tables/relative-time.js'
import { Row } from '../../../../ui/tables/row.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { Action } from '../../setting/action.js'
import { MutationStatus } from '../../setting/mutation-status.js'
import { Setting } from '../../setting/setting.js'
import { PasskeyDialogView } from './passkey-dialog-view.js'
import type { Passkey } from '@latchkey/core'
import type { ViewProps } from '../../../page/with-state.js'
import type { usePasskeyList } from './use-passkey-list.js'

export function PasskeyListView({ state, actions }: ViewProps<typeof usePasskeyList>) {
  const { text } = useTranslation()
  const { passkeys, isOffered, isLastMethod, adding, change, dialog, lastStep } = state
  const isEmpty = passkeys.length === 0
  return (
    <Setting
      title={text('settingsPasskeys')}
      help={text(isEmpty ? 'settingsPasskeyNone' : 'settingsPasskeyHelp')}
    >
      {!isEmpty && isLastMethod && <p className="lk-help">{text('settingsLastWay')}</p>}
      {!isEmpty && (
        <List>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} state={state} actions={actions} />
          ))}
        </List>
      )}
      {dialog === null && (
        <MutationStatus
          change={{ ...change, problem: null, failure: null }}
          successText={text(lastStep === 'remove' ? 'settingsPasskeyRemoved' : 'settingsNameSaved')}
        />
      )}
      {isOffered && (
        <Action
          change={adding}
          successText={text('settingsPasskeyCreated')}
          isWaiting={change.isBusy}
          onClick={actions.add}
        >
          {text('settingsPasskeyAdd')}
        </Action>
      )}
      <PasskeyDialogView state={state} actions={actions} />
    </Setting>
  )
}

function PasskeyRow({
  passkey,
  state: { isLastMethod, adding },
  actions,
}: ViewProps<typeof usePasskeyList> & { passkey: Passkey }) {
  const { text, rich } = useTranslation()
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <Row
      title={<UserText text={name ?? text('settingsPasskey')} />}
      help={
        <>
          {rich('settingsPasskeyAdded', { when: <RelativeTime at={createdAt} /> })}
          {lastUsedAt && (
            <>
              {' · '}
              {rich('settingsPasskeyUsed', { when: <RelativeTime at={lastUsedAt} /> })}
            </>
          )}
        </>
      }
      actions={
        <>
          <Button
            tone="quiet"
            isWaiting={adding.isBusy}
            onClick={() => actions.open({ step: 'rename', passkey })}
          >
            {text('settingsPasskeyRename')}
          </Button>
          <Button
            tone="quiet"
            isWaiting={adding.isBusy || isLastMethod !== false}
            onClick={() => actions.open({ step: 'remove', passkey })}
          >
            {text('settingsRemove')}
          </Button>
        </>
      }
    />
  )
}
