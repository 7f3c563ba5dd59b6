import type { ClientApp } from '@latchkey/core'
import { useMemo, useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import { type Obstacle, obstacleToLeaving } from '../../lib/platform.js'
import type { PageProps } from '../page/page-props.js'
import { unlessBack } from '../page/unless-back.js'
import { wayOn } from '../page/way-on.js'
import { lastWay, noteWay, type Way } from './last-way.js'
import { loadLater } from './lazy-views.js'
import type { Entering } from './use-entering.js'
import { usePasskeyAutofill } from './use-passkey-autofill.js'
import type { WaysIn } from './ways-in.js'

/** The ways in that need no form, as far as they can be gone here. */
export interface OtherWays {
  readonly passkey: boolean
  readonly providers: readonly string[]
  /** The reason why this page must not navigate to a provider. */
  readonly obstacle: Obstacle | null
  /** The way that was taken last in this browser. */
  readonly last: Way | null
}

export interface OtherWaysActions {
  signInWithPasskey(): void
  signInWithProvider(id: string): void
}

const noWays: WaysIn = { form: [], passkey: false, providers: [] }

/** @param ways none while the form is not shown */
export function useOtherWays(
  { busy, press, refuse, settle }: Entering,
  { redirectTo }: Pick<PageProps, 'redirectTo'>,
  ways: WaysIn = noWays,
): [OtherWays, OtherWaysActions] {
  const app = useApp()
  const [obstacle] = useState(obstacleToLeaving)
  const projectId = app.project.get().data?.id
  // Read once: what is taken now changes the page the next time.
  const last = useMemo(() => (projectId === undefined ? null : lastWay(projectId)), [projectId])
  const { passkey, providers } = ways

  const takeUp = async (result: Awaited<ReturnType<ClientApp['signInWithPasskey']>>) => {
    const error = await settle('passkey', result)
    if (!error) return
    if (error.code === 'PASSKEY_AUTHENTICATION_NOT_ENABLED')
      return void (await app.project.refresh())
    if (error.code === 'PASSKEY_WEBAUTHN_ERROR' || error.code === 'PASSKEY_AUTHENTICATION_FAILED')
      return refuse((await loadLater()).passkeyLabel(error))
    throw error
  }

  usePasskeyAutofill(passkey && ways.form.length > 0 && busy !== 'passkey', (result) =>
    press('passkey', () => takeUp(result)),
  )

  const leaveFor = async (provider: string) => {
    if (projectId !== undefined) noteWay(projectId, provider)
    const options = redirectTo === undefined ? {} : { returnTo: wayOn(app, redirectTo) }
    await unlessBack(app.signInWithOAuth(provider, options))
  }

  return [
    { passkey, providers, obstacle, last },
    {
      signInWithPasskey: () =>
        press('passkey', async () => takeUp(await app.signInWithPasskey({ noRedirect: true }))),
      signInWithProvider: (id) => press(`provider ${id}`, () => leaveFor(id)),
    },
  ]
}
