import { type ClientApp, isLatchkeyError } from '@latchkey/core'
import { useState } from 'react'
import { type Failure, supportCodeOf, toFailure } from '../../lib/failure.js'
import { useApp } from '../../lib/use-app.js'
import type { LabelKey } from '../../locales/text.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import type { OutcomeTexts } from '../../ui/outcome.js'
import { searchParamsOf, useCurrentUrl } from '../../lib/use-current-url.js'
import { useOnce } from '../../lib/use-once.js'
import { useMutation } from '../../lib/use-mutation.js'
import { redirectToRestorePage, useRedirect } from '../page-frame/redirects.js'
import { textsOf } from '../page-frame/error-texts.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'

type Stage =
  /** `lost`: the response does not belong to a sign-in of this tab. */
  | { readonly step: 'working' | 'done' | 'second-factor' | 'nothing' | 'lost' }
  /** A chunk did not load, so the response can still be used. */
  | { readonly step: 'unavailable'; readonly failure: Failure }
  | { readonly step: 'failed'; readonly texts: OutcomeTexts; readonly supportCode: string | null }

export type OAuthCallbackState = Progress & Exclude<Stage, { step: 'unavailable' }>

const working: Stage = { step: 'working' }

const failed = (message: LabelKey, supportCode: string | null): Stage => ({
  step: 'failed',
  texts: { title: 'errorTitle', message },
  supportCode,
})

/** Maps an error of the callback to its stage. */
function stageOf(error: unknown, isAnswerLeft: boolean): Stage {
  // A failed exchange has another error code, so this is a chunk that did not load.
  if (isAnswerLeft && isLatchkeyError(error, 'NETWORK_ERROR')) {
    return { step: 'unavailable', failure: toFailure(error) }
  }
  if (isLatchkeyError((error as Error).cause, 'INVALID_TOTP_CODE')) {
    return failed('wrongDigits', null)
  }
  // A canceled sign-in needs no support.
  const isCanceled = isLatchkeyError(error, 'OAUTH_PROVIDER_ACCESS_DENIED')
  const supportCode = isCanceled ? null : supportCodeOf((error as Error).cause ?? error)
  const reason = isLatchkeyError(error, 'OAUTH_PROVIDER_REFUSED') && error.details.reason
  const texts = isLatchkeyError(error) ? textsOf(error.code, reason) : undefined
  return texts ? { step: 'failed', texts, supportCode } : failed('oauthFailed', supportCode)
}

/** The stage of a page that stays open after the response was used or none was there. */
async function stageAfter(
  app: ClientApp,
  isHandled: boolean,
  parameters: URLSearchParams,
): Promise<Stage> {
  // The response was used before a reload or before the user navigated back.
  if (app.session.get().status === 'active') return { step: 'done' }
  if (isHandled) {
    const attempt = await app.getSecondFactorAttempt()
    return attempt ? { step: 'second-factor' } : failed('oauthFailed', null)
  }
  const isAnswer = parameters.get('state') && (parameters.get('code') || parameters.get('error'))
  return { step: isAnswer ? 'lost' : 'nothing' }
}

/** Returns the state and actions of the OAuth callback page. */
export function useOAuthCallback({ onEvent, redirectTo }: PageProps) {
  const app = useApp()
  const address = useCurrentUrl()
  const redirect = useRedirect(redirectTo)
  const [stage, setStage] = useState(working)
  const exchange = useMutation()
  const redirecting = useMutation(onEvent)

  const handleCallback = () =>
    exchange.run(async () => {
      setStage(working)
      // Read first, because the callback removes the parameters from the URL.
      const parameters = searchParamsOf(address)
      try {
        const isHandled = await app.callOAuthCallback()
        const refusal = isHandled && parameters.get('error')
        // A user may be signed in all the same, but not by this response.
        const next = refusal
          ? failed('oauthFailed', null)
          : await stageAfter(app, isHandled, parameters)
        setStage(next)
        if (refusal && /^(access_denied|consent_required|user_cancelled_\w+)$/.test(refusal))
          onEvent?.({ type: 'refused', code: 'OAUTH_PROVIDER_ACCESS_DENIED' })
        else if (isHandled && next.step === 'done') onEvent?.({ type: 'signed-in' })
      } catch (error) {
        if (isLatchkeyError(error, 'ACCOUNT_DELETION_PENDING')) {
          onEvent?.({ type: 'refused', code: error.code })
          return redirectToRestorePage(app, error)
        }
        setStage(stageOf(error, parameters.has('code')))
        const isRefused = isLatchkeyError(error) && error.code !== 'OAUTH_CALLBACK_FAILED'
        onEvent?.(isRefused ? { type: 'refused', code: error.code } : { type: 'failed', error })
      }
    })

  useOnce(handleCallback, address !== '')

  const { isBusy, failure } = stage.step === 'working' ? exchange : redirecting
  const state: OAuthCallbackState | NotReady = { isBusy, failure, ...stage }
  return {
    state,
    actions: {
      retry: handleCallback,
      continue: () => redirecting.run(() => redirect('afterSignIn')),
    },
  }
}
