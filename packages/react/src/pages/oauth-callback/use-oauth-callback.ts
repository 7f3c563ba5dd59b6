import { type ClientApp, isLatchkeyError } from '@latchkey/core'
import { useState } from 'react'
import { type Failure, supportCodeOf, toFailure } from '../../lib/failure.js'
import { useApp } from '../../hooks/use-app.js'
import type { LabelKey } from '../../locales/text.js'
import type { Progress } from '../../ui/forms/next-step.js'
import type { OutcomeTexts } from '../../ui/outcome.js'
import { searchParamsOf, useAddress } from '../../lib/use-address.js'
import { useOnce } from '../../lib/use-once.js'
import { useTask } from '../../lib/use-task.js'
import { askToRestore } from '../page/ask-to-restore.js'
import { textsOf } from '../page/error-texts.js'
import type { Unready } from '../page/page-of.js'
import type { PageProps } from '../page/page-props.js'
import { useLeave } from '../page/use-leave.js'

type Stage =
  /** `lost`: there is an answer, but not to anything that this tab has begun. */
  | { readonly step: 'working' | 'done' | 'second-factor' | 'nothing' | 'lost' }
  /** The kit itself did not load, so the answer still waits. */
  | { readonly step: 'unavailable'; readonly failure: Failure }
  | { readonly step: 'failed'; readonly texts: OutcomeTexts; readonly supportCode: string | null }

export type OAuthCallbackState = Progress & Exclude<Stage, { step: 'unavailable' }>

export interface OAuthCallbackActions {
  retry(): void
  continue(): void
}

const working: Stage = { step: 'working' }

const failed = (says: LabelKey, supportCode: string | null): Stage => ({
  step: 'failed',
  texts: { title: 'errorTitle', says },
  supportCode,
})

/** Maps an error of the callback to its stage. */
function stageOf(error: unknown, isAnswerLeft: boolean): Stage {
  // The exchange itself fails otherwise: what is out of reach here is a part of the kit.
  if (isAnswerLeft && isLatchkeyError(error, 'NETWORK_ERROR')) {
    return { step: 'unavailable', failure: toFailure(error) }
  }
  if (isLatchkeyError((error as Error).cause, 'INVALID_TOTP_CODE')) {
    return failed('wrongDigits', null)
  }
  const supportCode = supportCodeOf((error as Error).cause ?? error)
  const reason = isLatchkeyError(error, 'OAUTH_PROVIDER_REFUSED') && error.details.reason
  const texts = isLatchkeyError(error) ? textsOf(error.code, reason) : undefined
  return texts ? { step: 'failed', texts, supportCode } : failed('oauthFailed', supportCode)
}

/** The stage of a page that stays open after the response was used or none was there. */
async function stageAfter(
  app: ClientApp,
  isTaken: boolean,
  given: URLSearchParams,
): Promise<Stage> {
  // Loaded again, or come back to: the answer was taken up before.
  if (app.session.get().status === 'active') return { step: 'done' }
  if (isTaken) {
    const attempt = await app.getSecondFactorAttempt()
    return attempt ? { step: 'second-factor' } : failed('oauthFailed', null)
  }
  const isAnswer = given.get('state') && (given.get('code') || given.get('error'))
  return { step: isAnswer ? 'lost' : 'nothing' }
}

/** Everything that the page which providers lead back to knows and does, but for how it looks. */
export function useOAuthCallback({
  onEvent,
  redirectTo,
}: PageProps): [OAuthCallbackState | Unready, OAuthCallbackActions] {
  const app = useApp()
  const address = useAddress()
  const leave = useLeave(redirectTo)
  const [stage, setStage] = useState(working)
  const taking = useTask()
  const leaving = useTask(onEvent)

  const takeUp = () =>
    taking.run(async () => {
      setStage(working)
      // Read before it is taken out of the address.
      const given = searchParamsOf(address)
      try {
        const isTaken = await app.callOAuthCallback()
        const refusal = isTaken && given.get('error')
        // A user may be signed in all the same, but not by this response.
        const next = refusal ? failed('oauthFailed', null) : await stageAfter(app, isTaken, given)
        setStage(next)
        if (refusal && /^(access_denied|consent_required|user_cancelled_\w+)$/.test(refusal))
          onEvent?.({ type: 'refused', code: 'OAUTH_PROVIDER_ACCESS_DENIED' })
        else if (isTaken && next.step === 'done') onEvent?.({ type: 'signed-in' })
      } catch (error) {
        if (isLatchkeyError(error, 'ACCOUNT_DELETION_PENDING')) {
          onEvent?.({ type: 'refused', code: error.code })
          return askToRestore(app, error)
        }
        setStage(stageOf(error, given.has('code')))
        const isRefused = isLatchkeyError(error) && error.code !== 'OAUTH_CALLBACK_FAILED'
        onEvent?.(isRefused ? { type: 'refused', code: error.code } : { type: 'failed', error })
      }
    })

  useOnce(takeUp, address !== '')

  const { isBusy, failure } = stage.step === 'working' ? taking : leaving
  return [
    { isBusy, failure, ...stage },
    { retry: takeUp, continue: () => leaving.run(() => leave('afterSignIn')) },
  ]
}
