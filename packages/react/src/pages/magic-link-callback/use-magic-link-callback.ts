import type { CurrentUser, KnownError, VerificationCodeError } from '@latchkey/core'
import { useState } from 'react'
import { toFailure } from '../../lib/failure.js'
import { useApp } from '../../hooks/use-app.js'
import { type UserState, useUserState } from '../../hooks/use-user-state.js'
import { forgetParameter } from '../../lib/platform.js'
import type { Progress } from '../../ui/forms/next-step.js'
import { useOnce } from '../../lib/use-once.js'
import { type Task, useTask } from '../../lib/use-task.js'
import { type LinkProblem, linkProblemOf } from '../links/link-problem.js'
import { isNotedMail } from '../links/mail-note.js'
import { askToRestore } from '../page/ask-to-restore.js'
import type { Unready } from '../page/page-of.js'
import type { PageProps } from '../page/page-props.js'
import { useCode } from '../links/use-code.js'
import { useLeave } from '../page/use-leave.js'

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
        /** Who is signed in here, and would not be any more. */
        readonly replaced: CurrentUser | null
        /** True if another browser requested the email, as far as this browser knows. */
        readonly isFromElsewhere: boolean
      }
  )

export interface MagicLinkActions {
  retry(): void
  signIn(): void
  continue(): void
}

type Refusal =
  | KnownError<
      'SIGN_UP_NOT_ENABLED' | 'USER_EMAIL_ALREADY_EXISTS' | 'INVALID_TOTP_CODE' | 'USER_BANNED'
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
      throw error
    default:
      return { step: 'refused', reason: linkProblemOf(error) }
  }
}

/** The state and actions of the magic link page. */
export function useMagicLinkCallback(
  props: PageProps,
): [MagicLinkState | Unready, MagicLinkActions] {
  const { onEvent, redirectTo } = props
  const app = useApp()
  const leave = useLeave(redirectTo)
  const code = useCode()
  const [stage, setStage] = useState<Stage>({ step: 'loading' })
  const task = useTask(onEvent)
  const who = useUserState()
  /** The user at the time of the click, whom the sign-in may replace. A later user must not be replaced. */
  const [before, setBefore] = useState<UserState | null>(null)

  const check = () =>
    task.run(async () => {
      if (code === '') return setStage({ step: 'refused', reason: 'invalid' })
      if (!code) return setStage({ step: 'no-code' })
      const result = await app.checkMagicLinkCode(code)
      if (result.status === 'ok') {
        const { id } = await app.getProject()
        return setStage({ step: 'ask', code, isFromElsewhere: !isNotedMail(id, code) })
      }
      onEvent?.({ type: 'refused', code: result.error.code })
      setStage(stageOf(result.error))
    })

  const enter = async (given: string) => {
    const result = await app.signInWithMagicLink(given, { noRedirect: true })
    forgetParameter('code')
    if (result.status === 'ok') {
      const { isNewUser } = result.data
      setStage({ step: 'done', isNewUser })
      onEvent?.({ type: isNewUser ? 'signed-up' : 'signed-in' })
      return leave(isNewUser ? 'afterSignUp' : 'afterSignIn')
    }
    const { error } = result
    onEvent?.({ type: 'refused', code: error.code })
    if (error.code === 'ACCOUNT_DELETION_PENDING') return askToRestore(app, error)
    if (error.code !== 'MULTI_FACTOR_AUTHENTICATION_REQUIRED') return setStage(stageOf(error))
    setStage({ step: 'second-factor' })
    await leave('mfa')
  }

  const signIn = () => {
    if (stage.step !== 'ask') return
    setBefore(who)
    task.run(() => enter(stage.code))
  }

  const goOn = () =>
    task.run(async () => {
      if (stage.step === 'second-factor') return leave('mfa')
      const isNewUser = stage.step === 'done' && stage.isNewUser
      await leave(isNewUser ? 'afterSignUp' : 'afterSignIn')
    })

  useOnce(check, code !== undefined)

  const state = toState(stage, task, (task.isBusy && before) || who)
  return [state, { retry: check, signIn, continue: goOn }]
}

function toState(
  stage: Stage,
  { isBusy, failure }: Task,
  who: UserState,
): MagicLinkState | Unready {
  const progress = { isBusy, failure }
  if (stage.step === 'loading')
    return { ...progress, step: failure && !isBusy ? 'unavailable' : 'loading' }
  if (stage.step !== 'ask' && stage.step !== 'no-code') return { ...progress, ...stage }
  // The page asks for a click only when it is known which user the sign-in would replace.
  if (who.status === 'loading') return { ...progress, step: 'loading' }
  const person = who.status === 'signed-in' || who.status === 'restricted' ? who.user : null
  // Once it has been used, the code is not in the address any more.
  const isDone = stage.step === 'no-code' && person !== null
  if (isDone) return { ...progress, step: 'done', isNewUser: false }
  if (stage.step !== 'ask') return { ...progress, ...stage }
  const { isFromElsewhere } = stage
  if (who.status === 'failed') return { isBusy, failure: toFailure(who.error), step: 'unavailable' }
  return { ...progress, step: 'ask', replaced: person, isFromElsewhere }
}
