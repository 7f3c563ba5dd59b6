import type { ReactNode } from 'react'
import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { Skeleton } from '../../ui/skeleton.js'
import { useWords } from '../../words.js'
import { UnavailableView } from '../unavailable-view.js'
import type { AccountSettingsActions, AccountSettingsState } from './use-account-settings.js'

export interface AccountSettingsViewProps {
  state: Exclude<AccountSettingsState, { step: 'open' }>
  actions: AccountSettingsActions
  fallback?: ReactNode
}

/** How the settings look while nobody's can be shown. */
export function AccountSettingsView({ state, actions, fallback }: AccountSettingsViewProps) {
  const { text } = useWords()
  switch (state.step) {
    case 'loading':
      return fallback ?? <Skeleton fields={3} isWide />
    case 'unavailable':
      return <UnavailableView {...state} onRetry={actions.retry} />
    case 'signed-out':
      return (
        <Outcome
          icon="door"
          title="settingsSignedOutTitle"
          actions={
            <PageLink page="signIn" tone="primary">
              {text('signIn')}
            </PageLink>
          }
        >
          <p>{text('settingsSignedOut')}</p>
        </Outcome>
      )
  }
}
