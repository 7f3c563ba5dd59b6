import { Badge } from '../../../ui/badge.js'
import { Button } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { Given } from '../../../ui/given.js'
import { List } from '../../../ui/tables/list.js'
import { ObstacleLine } from '../../../ui/providers/obstacle-line.js'
import { ProviderMark } from '../../../ui/providers/provider-mark.js'
import { providerName } from '../../../ui/providers/provider-name.js'
import { Row } from '../../../ui/tables/row.js'
import { useWords } from '../../../i18n/words.js'
import { ChangeLine } from '../change/change-line.js'
import { Setting } from '../change/setting.js'
import type { Provider, ProvidersActions, ProvidersState } from './use-providers.js'

export interface ProvidersViewProps {
  state: ProvidersState
  actions: ProvidersActions
}

export function ProvidersView({ state, actions }: ProvidersViewProps) {
  const { text, rich } = useWords()
  const { providers, obstacle, connecting, removal, asked } = state
  const hasLastWay = providers.some(({ accounts }) => accounts.some(({ isLastWay }) => isLastWay))
  return (
    <Setting title={text('settingsProviders')} help={text('settingsProvidersHelp')}>
      {hasLastWay && <p className="lk-help">{text('settingsLastWay')}</p>}
      <ObstacleLine obstacle={obstacle} />
      <List>
        {providers.map((provider) => (
          <ProviderRows key={provider.id} provider={provider} state={state} actions={actions} />
        ))}
      </List>
      <ChangeLine change={connecting} />
      {asked && (
        <ConfirmDialog
          title={rich('settingsDisconnectTitle', {
            account: <Given text={asked.account.email ?? providerName(asked.providerId)} />,
          })}
          confirm={text('settingsDisconnect')}
          {...removal}
          onConfirm={actions.disconnect}
          onClose={() => actions.ask(null)}
        >
          {text('settingsDisconnectText')}
        </ConfirmDialog>
      )}
    </Setting>
  )
}

/** A row for each account at a provider; one row if there is none. */
function ProviderRows({
  provider: { id, accounts },
  state: { chosen, connecting, obstacle },
  actions,
}: ProvidersViewProps & { provider: Provider }) {
  const { text } = useWords()
  const mark = <ProviderMark id={id} />
  const title = <Given text={providerName(id)} />
  const connect = (
    <Button
      tone="quiet"
      isBusy={chosen === id}
      isWaiting={connecting.isBusy || obstacle !== null}
      failure={connecting.failure}
      onClick={() => actions.connect(id)}
    >
      {text(accounts.length === 0 ? 'settingsConnect' : 'settingsConnectAnother')}
    </Button>
  )
  if (accounts.length === 0) return <Row mark={mark} title={title} actions={connect} />
  return accounts.map((account, index) => (
    <Row
      key={account.accountId}
      mark={mark}
      title={title}
      badges={<Badge tone="success">{text('settingsConnected')}</Badge>}
      help={account.email !== null && <Given text={account.email} />}
      actions={
        <>
          {index === accounts.length - 1 && connect}
          <Button
            tone="quiet"
            isWaiting={account.isLastWay !== false}
            onClick={() => actions.ask({ providerId: id, account })}
          >
            {text('settingsDisconnect')}
          </Button>
        </>
      }
    />
  ))
}
