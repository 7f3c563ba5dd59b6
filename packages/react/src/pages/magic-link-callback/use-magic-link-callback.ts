import type { CurrentUser, KnownError, VerificationCodeError } from '@latchkey/core'
import { useState } from 'react'
import { toFailure } from '../../lib/failure.js'
import { useApp } from '../../lib/use-app.js'
import { type UserState, useUserState } from '../../hooks/use-user-state.js'
import { removeQueryParameter } from '../../lib/platform.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import { useOnce } from '../../lib/use-once.js'
import { type Mutation, useMutation } from '../../lib/use-mutation.js'
import { type LinkProblem, linkProblemOf } from '../links/link-problem.js'
import { isLastEmail } from '../links/sent-emails.js'
import { redirectToRestorePage, useRedirect } from '../page-frame/redirects.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { useLinkCode } from '../links/link-code.js'

/** The progress of the link. */
type Stage =
  | { readonly step: 'loading' }
  | { readonly step: 'no-code' | 'second-factor' | 'sign-up-off' | 'unconfirmed' | 'banned' }
  | { readonly step: 'ask'; readonly code: string; readonly isFromElsewhere: boolean }
  | { readonly step: 'done'; readonly isNewUser: boolean }
  | { readonly step: 'refused'; readonly reason: LinkProblem }

export type MagicLinkState = Progress &
  (
    | Exclude<Stage, { step: 'loading' | 'ask' }>
    | {
        readonly step: 'ask'
        /** The signed-in user whom the sign-in would replace. */
        readonly replaced: CurrentUser | null
        /** True if another browser requested the email, as far as this browser knows. */
        readonly isFromElsewhere: boolean
      }
  )

type Refusal =
  | KnownError<
      | 'SIGN_UP_NOT_ENABLED'
      | 'SIGN_UP_REFUSED'
      | 'SIGN_IN_REFUSED'
      | 'SSO_REQUIRED'
      | 'USER_EMAIL_ALREADY_EXISTS'
      | 'INVALID_TOTP_CODE'
      | 'USER_BANNED'
    >
  | VerificationCodeError

/** Maps a refused link to its stage. Throws errors that the page has no text for. */
function stageOf(error: Refusal): Stage {
  switch (error.code) {
    case 'SIGN_UP_NOT_ENABLED':
      return { step: 'sign-up-off' }
    case 'USER_EMAIL_ALREADY_EXISTS':
      return { step: 'unconfirmed' }
    case 'USER_BANNED':
      return { step: 'banned' }
    case 'INVALID_TOTP_CODE':
    case 'SIGN_UP_REFUSED':
    case 'SIGN_IN_REFUSED':
    case 'SSO_REQUIRED':
      throw error
    default:
      return { step: 'refused', reason: linkProblemOf(error) }
  }
}

/** The state and actions of the magic link page. */
export function useMagicLinkCallback(props: PageProps) {
  const { onEvent, redirectTo } = props
  const app = useApp()
  const redirect = useRedirect(redirectTo)
  const code = useLinkCode()
  const [stage, setStage] = useState<Stage>({ step: 'loading' })
  const mutation = useMutation(onEvent)
  const userState = useUserState()
  /** The user at the time of the click, whom the sign-in may replace. A later user must not be replaced. */
  const [before, setBefore] = useState<UserState | null>(null)

  const check = () =>
    mutation.run(async () => {
      if (code === '') return setStage({ step: 'refused', reason: 'invalid' })
      if (!code) return setStage({ step: 'no-code' })
      const result = await app.checkMagicLinkCode(code)
      if (result.status === 'ok') {
        const { id } = await app.getProject()
        return setStage({ step: 'ask', code, isFromElsewhere: !isLastEmail(id, code) })
      }
      onEvent?.({ type: 'refused', code: result.error.code })
      setStage(stageOf(result.error))
    })

  const signInWithCode = async (checkedCode: string) => {
    const result = await app.signInWithMagicLink(checkedCode, { noRedirect: true })
    removeQueryParameter('code')
    if (result.status === 'ok') {
      const { isNewUser } = result.data
      setStage({ step: 'done', isNewUser })
      onEvent?.({ type: isNewUser ? 'signed-up' : 'signed-in' })
      return redirect(isNewUser ? 'afterSignUp' : 'afterSignIn')
    }
    const { error } = result
    onEvent?.({ type: 'refused', code: error.code })
    if (error.code === 'ACCOUNT_DELETION_PENDING') return redirectToRestorePage(app, error)
    if (error.code !== 'MULTI_FACTOR_AUTHENTICATION_REQUIRED') return setStage(stageOf(error))
    setStage({ step: 'second-factor' })
    await redirect('mfa')
  }

  const signIn = () => {
    if (stage.step !== 'ask') return
    setBefore(userState)
    mutation.run(() => signInWithCode(stage.code))
  }

  const continueToApp = () =>
    mutation.run(async () => {
      if (stage.step === 'second-factor') return redirect('mfa')
      const isNewUser = stage.step === 'done' && stage.isNewUser
      await redirect(isNewUser ? 'afterSignUp' : 'afterSignIn')
    })

  useOnce(check, code !== undefined)

  const state = toState(stage, mutation, (mutation.isBusy && before) || userState)
  return { state, actions: { retry: check, signIn, continue: continueToApp } }
}

function toState(
  stage: Stage,
  { isBusy, failure }: Mutation,
  userState: UserState,
): MagicLinkState | NotReady {
  const progress = { isBusy, failure }
  if (stage.step === 'loading')
    return { ...progress, step: failure && !isBusy ? 'unavailable' : 'loading' }
  if (stage.step !== 'ask' && stage.step !== 'no-code') return { ...progress, ...stage }
  // The page asks for a click only when it is known which user the sign-in would replace.
  if (userState.status === 'loading') return { ...progress, step: 'loading' }
  const person =
    userState.status === 'signed-in' || userState.status === 'restricted' ? userState.user : null
  // A used code was removed from the URL.
  const isDone = stage.step === 'no-code' && person !== null
  if (isDone) return { ...progress, step: 'done', isNewUser: false }
  if (stage.step !== 'ask') return { ...progress, ...stage }
  const { isFromElsewhere } = stage
  if (userState.status === 'failed')
    return { isBusy, failure: toFailure(userState.error), step: 'unavailable' }
  return { ...progress, step: 'ask', replaced: person, isFromElsewhere }
}
