import { useContext, useState } from 'react'
import { type Obstacle, obstacleToLeaving } from '../../../lib/platform.js'
import { useQueryOf } from '../../../lib/use-query-of.js'
import { useSnapshot } from '../../../lib/use-query.js'
import { unlessBack } from '../../page/unless-back.js'
import { isLastWay } from '../change/can-sign-in.js'
import type { SectionProps } from '../section-props.js'
import { SignInAgainContext } from '../change/sign-in-again.js'
import { useAsked } from '../change/use-asked.js'
import { type Change, useChange } from '../change/use-change.js'

/** An account of the user at a provider. */
export interface ProviderAccount {
  /** The user's ID at the provider. */
  readonly accountId: string
  /** The address of the account; null when the provider tells none. */
  readonly email: string | null
  /** Whether the user could not sign in without it; undefined while it is not known. */
  readonly isLastWay: boolean | undefined
}

export interface Provider {
  readonly id: string
  readonly accounts: readonly ProviderAccount[]
}

/** The account that the user is asked about before it is disconnected. */
export interface AskedAccount {
  readonly providerId: string
  readonly account: ProviderAccount
}

export interface ProvidersState {
  readonly providers: readonly Provider[]
  /** The condition that keeps the page from going to a provider. */
  readonly obstacle: Obstacle | null
  readonly connecting: Change
  /** The provider that the page is going to. */
  readonly chosen: string | null
  readonly removal: Change
  readonly asked: AskedAccount | null
}

export interface ProvidersActions {
  connect(id: string): void
  ask(account: AskedAccount | null): void
  disconnect(): void
}

const unavailable = { label: 'settingsProviderUnavailable' } as const
const lastWay = { label: 'settingsLastWay' } as const

/** The providers that the app offers, and the user's accounts there. */
export function useProviders(props: SectionProps): [ProvidersState, ProvidersActions] {
  const { user, onEvent } = props
  const connecting = useChange(onEvent)
  const { before } = useContext(SignInAgainContext)
  const [obstacle] = useState(obstacleToLeaving)
  const [chosen, setChosen] = useState<string | null>(null)
  const [asked, setAsked] = useState<AskedAccount | null>(null)
  const removal = useChange(onEvent)
  const [isAsked, ask] = useAsked(removal, before)
  const providers = useProviderList(props)
  const connect = (id: string) => {
    const isFirst = providers.every((one) => one.id !== id || one.accounts.length === 0)
    before(() => {
      setChosen(id)
      const go = () =>
        isFirst ? user.getConnectedAccount(id, { or: 'redirect' }) : user.linkConnectedAccount(id)
      connecting.run(() => unlessBack(go()), {
        OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: unavailable,
        OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: unavailable,
      })
    })
  }
  const disconnect = () => {
    removal.run(
      async () => {
        const accounts = await user.listOAuthProviders()
        const isSame = (one: { type: string; accountId: string | null }) =>
          one.type === asked?.providerId && one.accountId === asked.account.accountId
        await accounts.find(isSame)?.disconnect()
        ask(false)
      },
      { LAST_SIGN_IN_METHOD: lastWay },
    )
  }
  return [
    {
      providers,
      obstacle,
      // A page that is still here has connected nothing: the user came back, or was connected already.
      connecting: { ...connecting, saved: null },
      chosen: connecting.isBusy ? chosen : null,
      removal,
      asked: isAsked ? asked : null,
    },
    {
      connect,
      ask: (account) => {
        if (account !== null) setAsked(account)
        ask(account !== null)
      },
      disconnect,
    },
  ]
}

/** The providers of the project, with the user's accounts, oldest first. */
function useProviderList({ user, project }: SectionProps): Provider[] {
  const addresses = useSnapshot(useQueryOf(user, 'listContactChannels')).data
  const { oauthProviders } = user
  return project.config.oauthProviders.map(({ id }) => ({
    id,
    accounts: oauthProviders
      .filter((account) => account.id === id)
      .map((account) => {
        const others = oauthProviders.filter((one) => one !== account)
        const loss = { account: { oauthProviders: others } }
        const isLast = addresses && isLastWay(user, addresses, project, loss)
        return { accountId: account.accountId, email: account.email, isLastWay: isLast }
      }),
  }))
}
