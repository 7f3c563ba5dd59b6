import type { ClientApp, EnabledProvider } from '@latchkey/core'
import { useMemo, useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import { type RedirectBlocker, findRedirectBlocker } from '../../lib/platform.js'
import type { PageProps } from '../page-frame/page-props.js'
import { ignoreAbort, destinationUrl } from '../page-frame/redirects.js'
import {
  readLastMethod,
  rememberLastMethod,
  type SignInMethod,
  type SignInMethods,
} from './sign-in-methods.js'
import { loadDeferred } from './lazy-views.js'
import type { SignInAttempt } from './use-sign-in-attempt.js'
import { usePasskeyAutofill } from './use-passkey-autofill.js'

/** The sign-in methods without a form. */
export interface AlternativeMethods {
  readonly passkey: boolean
  readonly providers: readonly EnabledProvider[]
  /** The reason why this page must not navigate to a provider. */
  readonly blocker: RedirectBlocker | null
  /** The last sign-in method in this browser. */
  readonly last: SignInMethod | null
}

const noMethods: SignInMethods = { form: [], passkey: false, providers: [] }

/** @param ways undefined while the form is not shown */
export function useAlternativeMethods(
  { busy, run, showRefusal, handleResult }: SignInAttempt,
  { redirectTo }: Pick<PageProps, 'redirectTo'>,
  methods: SignInMethods = noMethods,
) {
  const app = useApp()
  const [blocker] = useState(findRedirectBlocker)
  const projectId = app.project.get().data?.id
  // Read once, so that a sign-in does not change the page while it is shown.
  const last = useMemo(
    () => (projectId === undefined ? null : readLastMethod(projectId)),
    [projectId],
  )
  const { passkey, providers } = methods

  const handlePasskeyResult = async (
    result: Awaited<ReturnType<ClientApp['signInWithPasskey']>>,
  ) => {
    const error = await handleResult('passkey', result)
    if (!error) return
    if (error.code === 'PASSKEY_AUTHENTICATION_NOT_ENABLED')
      return void (await app.project.refresh())
    if (error.code === 'PASSKEY_WEBAUTHN_ERROR' || error.code === 'PASSKEY_AUTHENTICATION_FAILED')
      return showRefusal((await loadDeferred()).passkeyLabel(error))
    throw error
  }

  usePasskeyAutofill(passkey && methods.form.length > 0 && busy !== 'passkey', (result) =>
    run('passkey', () => handlePasskeyResult(result)),
  )

  const redirectToProvider = async (provider: string) => {
    if (projectId !== undefined) rememberLastMethod(projectId, provider)
    const options = redirectTo === undefined ? {} : { returnTo: destinationUrl(app, redirectTo) }
    const signIn = async () => {
      const result = await app.signInWithOAuth(provider, options)
      if (result.status === 'error') throw result.error
    }
    await ignoreAbort(signIn())
  }

  const state: AlternativeMethods = { passkey, providers, blocker, last }
  return {
    state,
    actions: {
      signInWithPasskey: () =>
        run('passkey', async () =>
          handlePasskeyResult(await app.signInWithPasskey({ noRedirect: true })),
        ),
      signInWithProvider: (id: string) => run(`provider ${id}`, () => redirectToProvider(id)),
    },
  }
}
