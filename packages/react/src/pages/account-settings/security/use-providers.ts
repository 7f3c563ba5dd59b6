import { useContext, useState } from 'react'
import { type Obstacle, obstacleToLeaving } from '../../../lib/platform.js'
import { unlessBack } from '../../page/unless-back.js'
import type { SectionProps } from '../section-props.js'
import { SignInAgainContext } from '../change/sign-in-again.js'
import { type Change, useChange } from '../change/use-change.js'

export interface Provider {
  readonly id: string
  /** The address of the account there; null when the provider tells none. */
  readonly email: string | null
  readonly isConnected: boolean
}

export interface ProvidersState {
  readonly providers: readonly Provider[]
  /** What keeps this page from being left for one of them. */
  readonly obstacle: Obstacle | null
  readonly connecting: Change
  /** The provider that is being gone to. */
  readonly chosen: string | null
}

export interface ProvidersActions {
  connect(id: string): void
}

const unavailable = { label: 'settingsProviderUnavailable' } as const

/** The providers that the app offers, and the person's accounts there. */
export function useProviders(props: SectionProps): [ProvidersState, ProvidersActions] {
  const { user, project, onEvent } = props
  const connecting = useChange(onEvent)
  const { before } = useContext(SignInAgainContext)
  const [obstacle] = useState(obstacleToLeaving)
  const [chosen, setChosen] = useState<string | null>(null)
  const providers = project.config.oauthProviders.map(({ id }) => {
    const account = user.oauthProviders.find((known) => known.id === id)
    return { id, email: account?.email ?? null, isConnected: account !== undefined }
  })
  const connect = (id: string) => {
    before(() => {
      setChosen(id)
      connecting.run(() => unlessBack(user.getConnectedAccount(id, { or: 'redirect' })), {
        OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: unavailable,
        OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: unavailable,
      })
    })
  }
  return [
    {
      providers,
      obstacle: providers.every(({ isConnected }) => isConnected) ? null : obstacle,
      // Nobody has saved anything who is still here: they have come back, or were connected already.
      connecting: { ...connecting, saved: null },
      chosen: connecting.isBusy ? chosen : null,
    },
    { connect },
  ]
}
