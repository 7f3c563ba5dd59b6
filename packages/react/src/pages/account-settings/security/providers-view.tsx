import { Badge } from '../../../ui/badge.js'
import { Button } from '../../../ui/forms/button.js'
import { Given } from '../../../ui/given.js'
import { List } from '../../../ui/tables/list.js'
import { ObstacleLine } from '../../../ui/providers/obstacle-line.js'
import { ProviderMark } from '../../../ui/providers/provider-mark.js'
import { providerName } from '../../../ui/providers/provider-name.js'
import { Row } from '../../../ui/tables/row.js'
import { useWords } from '../../../i18n/words.js'
import { ChangeLine } from '../change/change-line.js'
import { Setting } from '../change/setting.js'
import type { ProvidersActions, ProvidersState } from './use-providers.js'

export interface ProvidersViewProps {
  state: ProvidersState
  actions: ProvidersActions
}

export function ProvidersView({ state, actions }: ProvidersViewProps) {
  const { text } = useWords()
  const { providers, obstacle, connecting, chosen } = state
  return (
    <Setting title={text('settingsProviders')} help={text('settingsProvidersHelp')}>
      <ObstacleLine obstacle={obstacle} />
      <List>
        {providers.map(({ id, email, isConnected }) => (
          <Row
            key={id}
            mark={<ProviderMark id={id} />}
            title={<Given text={providerName(id)} />}
            help={email !== null && <Given text={email} />}
            actions={
              isConnected ? (
                <Badge tone="success">{text('settingsConnected')}</Badge>
              ) : (
                <Button
                  tone="quiet"
                  isBusy={chosen === id}
                  isWaiting={connecting.isBusy || obstacle !== null}
                  failure={connecting.failure}
                  onClick={() => actions.connect(id)}
                >
                  {text('settingsConnect')}
                </Button>
              )
            }
          />
        ))}
      </List>
      <ChangeLine change={connecting} />
    </Setting>
  )
}
