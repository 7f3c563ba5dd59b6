import { type EnabledProvider, isLatchkeyError } from '@latchkey/core'
import { useContext, useState } from 'react'
import { findRedirectBlocker } from '../../../lib/platform.js'
import { useApp } from '../../../lib/use-app.js'
import { useQueryOf } from '../../../lib/use-query-of.js'
import { useSnapshot } from '../../../lib/use-query.js'
import { ignoreAbort } from '../../page-frame/redirects.js'
import { isLastMethod } from '../setting-parts/can-sign-in.js'
import type { SectionProps } from '../section-props.js'
import { RecentSignInContext } from '../../recent-sign-in/use-recent-sign-in.js'
import { useMutationDialog } from '../setting-parts/use-mutation-dialog.js'
import { type SettingMutation, useSettingMutation } from '../setting-parts/use-setting-mutation.js'

/** An account of the user at a provider. */
export interface ProviderAccount {
  /** The user's ID at the provider. */
  readonly accountId: string
  /** The email address of the account; null if the provider does not return one. */
  readonly email: string | null
  /** Whether it is the last sign-in method; undefined while unknown. */
  readonly isLastMethod: boolean | undefined
}

export interface Provider extends EnabledProvider {
  readonly accounts: readonly ProviderAccount[]
}

/** The account that a dialog asks to disconnect. */
export interface DisconnectTarget {
  readonly provider: EnabledProvider
  readonly account: ProviderAccount
}

const unavailable = { label: 'settingsProviderUnavailable' } as const
const lastMethodProblem = { label: 'settingsLastWay' } as const

/** The providers that the app offers, and the user's accounts there. */
export function useProviders(props: SectionProps) {
  const { user, onEvent } = props
  const app = useApp()
  const connecting = useSettingMutation(onEvent)
  const { require: requireSignIn } = useContext(RecentSignInContext)
  const [blocker] = useState(findRedirectBlocker)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [target, setTarget] = useState<DisconnectTarget | null>(null)
  const removal = useSettingMutation(onEvent)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(removal, requireSignIn)
  const connections = useQueryOf(user, 'listOAuthProviders')
  const canDisconnect = !isLatchkeyError(useSnapshot(connections).error, 'FEATURE_NOT_SUPPORTED')
  const providers = useProviderList(props)
  const connect = (id: string) => {
    requireSignIn(() => {
      setSelectedId(id)
      // Without a request for a token of the provider, which services refuse with shared OAuth keys.
      connecting.run(() => ignoreAbort(user.linkConnectedAccount(id)), {
        OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: unavailable,
      })
    })
  }
  const disconnect = () => {
    removal.run(
      async () => {
        if (target === null) return
        const accounts = await user.listOAuthProviders()
        const account = accounts.find((candidate) => isTarget(candidate, target))
        if (account) await account.disconnect()
        // Another tab has disconnected the account.
        else await app.user.refresh()
        setDialogOpen(false)
      },
      { LAST_SIGN_IN_METHOD: lastMethodProblem },
    )
  }
  // If the page is still open, no account was connected: the user came back, or the account was already connected.
  const progress: SettingMutation = { ...connecting, saved: null }
  return {
    state: {
      providers,
      blocker,
      /** Whether the service can disconnect accounts. */
      canDisconnect,
      connecting: progress,
      /** The provider that the page is going to. */
      selectedId: connecting.isBusy ? selectedId : null,
      removal,
      accountToDisconnect: isDialogOpen ? target : null,
    },
    actions: {
      connect,
      setAccountToDisconnect: (account: DisconnectTarget | null) => {
        if (account !== null) setTarget(account)
        setDialogOpen(account !== null)
      },
      disconnect,
    },
  }
}

/** Whether an account of the list is the one to disconnect. Some services tell clients no account IDs. */
const isTarget = (
  { type, accountId, email }: { type: string; accountId: string | null; email: string | null },
  { provider, account }: DisconnectTarget,
): boolean =>
  type === provider.id &&
  (accountId === null ? email === account.email : accountId === account.accountId)

/** The providers of the project, with the user's accounts, oldest first. */
function useProviderList({ user, project }: SectionProps): Provider[] {
  const addresses = useSnapshot(useQueryOf(user, 'listContactChannels')).data
  const { oauthProviders } = user
  return project.config.oauthProviders.map((provider) => ({
    ...provider,
    accounts: oauthProviders
      .filter(({ id }) => id === provider.id)
      .map((account) => {
        const otherAccounts = oauthProviders.filter((other) => other !== account)
        const change = { account: { oauthProviders: otherAccounts } }
        const isLast = addresses && isLastMethod(user, addresses, project, change)
        return { accountId: account.accountId, email: account.email, isLastMethod: isLast }
      }),
  }))
}
