import { Badge } from '../../../ui/badge.js'
import { Button } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { truncate, UserText } from '../../../ui/user-text.js'
import { MenuItem } from '../../../ui/menus/menu.js'
import { RowMenu } from '../../../ui/menus/row-menu.js'
import { List, Row } from '../../../ui/tables/list.js'
import { RedirectBlockerLine } from '../../../ui/providers/redirect-blocker-line.js'
import { ProviderMark } from '../../../ui/providers/provider-mark.js'
import { nameOf } from '../../../ui/providers/name-of.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { MutationStatus } from '../setting-parts/mutation-status.js'
import { Setting } from '../setting-parts/setting.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import type { Provider, useProviders } from './use-providers.js'

export function ProvidersView({ state, actions }: ViewProps<typeof useProviders>) {
  const { text, rich } = useTranslation()
  const { providers, blocker, canDisconnect, connecting, removal, accountToDisconnect } = state
  const hasLastMethod =
    canDisconnect &&
    providers.some(({ accounts }) => accounts.some(({ isLastMethod }) => isLastMethod))
  return (
    <Setting title={text('settingsProviders')} help={text('settingsProvidersHelp')}>
      {hasLastMethod && <p className="lk-help">{text('settingsLastWay')}</p>}
      <RedirectBlockerLine blocker={blocker} />
      <List>
        {providers.map((provider) => (
          <ProviderRows key={provider.id} provider={provider} state={state} actions={actions} />
        ))}
      </List>
      <MutationStatus change={connecting} />
      {accountToDisconnect && (
        <ConfirmDialog
          title={rich('settingsDisconnectTitle', {
            account: (
              <UserText
                text={accountToDisconnect.account.email ?? nameOf(accountToDisconnect.provider)}
              />
            ),
          })}
          confirm={text('settingsDisconnect')}
          {...removal}
          onConfirm={actions.disconnect}
          onClose={() => actions.setAccountToDisconnect(null)}
        >
          {text('settingsDisconnectText')}
        </ConfirmDialog>
      )}
    </Setting>
  )
}

/** A row for each account at a provider; one row if there is none. */
function ProviderRows({
  provider,
  state: { selectedId, canDisconnect, connecting, blocker },
  actions,
}: ViewProps<typeof useProviders> & { provider: Provider }) {
  const { text } = useTranslation()
  const { id, iconUrl, accounts } = provider
  const mark = <ProviderMark id={id} iconUrl={iconUrl} />
  const title = <UserText text={nameOf(provider)} />
  const isBusy = selectedId === id
  const isWaiting = connecting.isBusy || blocker !== null
  if (accounts.length === 0)
    return (
      <Row
        mark={mark}
        title={title}
        actions={
          <Button
            tone="quiet"
            {...{ isBusy, isWaiting }}
            failure={connecting.failure}
            onClick={() => actions.connect(id)}
          >
            {text('settingsConnect')}
          </Button>
        }
      />
    )
  return accounts.map((account) => (
    <Row
      key={account.accountId}
      mark={mark}
      title={title}
      badges={<Badge tone="success">{text('settingsConnected')}</Badge>}
      help={account.email !== null && <UserText text={account.email} />}
      actions={
        <RowMenu
          label={text('settingsActionsFor', { name: truncate(account.email ?? nameOf(provider)) })}
          isBusy={isBusy}
        >
          <MenuItem isDisabled={isWaiting} onSelect={() => actions.connect(id)}>
            {text('settingsConnectAnother')}
          </MenuItem>
          {canDisconnect && (
            <MenuItem
              isDisabled={account.isLastMethod !== false}
              isDestructive
              hasDialog
              onSelect={() => actions.setAccountToDisconnect({ provider, account })}
            >
              {text('settingsDisconnect')}
            </MenuItem>
          )}
        </RowMenu>
      }
    />
  ))
}
