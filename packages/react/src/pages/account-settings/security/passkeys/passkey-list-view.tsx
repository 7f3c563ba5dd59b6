import { Button } from '../../../../ui/forms/button.js'
import { Given } from '../../../../ui/given.js'
import { List } from '../../../../ui/tables/list.js'
import { Moment } from '../../../../ui/tables/moment.js'
import { Row } from '../../../../ui/tables/row.js'
import { useWords } from '../../../../i18n/words.js'
import { Action } from '../../change/action.js'
import { ChangeLine } from '../../change/change-line.js'
import { Setting } from '../../change/setting.js'
import { PasskeyDialogView } from './passkey-dialog-view.js'
import type { ListedPasskey, PasskeyListViewProps } from './use-passkey-list.js'
import { VerifyFirstView } from '../verify-first-view.js'

export function PasskeyListView({ state, actions }: PasskeyListViewProps) {
  const { text } = useWords()
  const { passkeys, isOffered, isLastWay, adding, change, dialog, lastStep, verification } = state
  const isEmpty = passkeys.length === 0
  return (
    <Setting
      title={text('settingsPasskeys')}
      help={text(isEmpty ? 'settingsPasskeyNone' : 'settingsPasskeyHelp')}
    >
      {!isEmpty && isLastWay && <p className="lk-help">{text('settingsLastWay')}</p>}
      {!isEmpty && (
        <List>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} state={state} actions={actions} />
          ))}
        </List>
      )}
      {dialog === null && (
        <ChangeLine
          change={{ ...change, problem: null, failure: null }}
          said={text(lastStep === 'remove' ? 'settingsPasskeyRemoved' : 'settingsNameSaved')}
        />
      )}
      {isOffered && (
        <Action
          change={adding}
          said={text('settingsPasskeyCreated')}
          isWaiting={change.isBusy}
          onClick={actions.add}
        >
          {text('settingsPasskeyAdd')}
        </Action>
      )}
      <VerifyFirstView verification={verification} />
      <PasskeyDialogView state={state} actions={actions} />
    </Setting>
  )
}

function PasskeyRow({
  passkey,
  state: { isLastWay, adding },
  actions,
}: PasskeyListViewProps & { passkey: ListedPasskey }) {
  const { text, rich } = useWords()
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <Row
      title={<Given text={name ?? text('settingsPasskey')} />}
      help={
        <>
          {rich('settingsPasskeyAdded', { when: <Moment at={createdAt} /> })}
          {lastUsedAt && (
            <>
              {' · '}
              {rich('settingsPasskeyUsed', { when: <Moment at={lastUsedAt} /> })}
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
            isWaiting={adding.isBusy || isLastWay !== false}
            onClick={() => actions.open({ step: 'remove', passkey })}
          >
            {text('settingsRemove')}
          </Button>
        </>
      }
    />
  )
}
