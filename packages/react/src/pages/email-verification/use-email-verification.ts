import type { ClientApp } from '@latchkey/core'
import { useState } from 'react'
import { goTo } from '../../lib/go-to.js'
import { useApp } from '../../hooks/use-app.js'
import { useUserState } from '../../hooks/use-user-state.js'
import type { Progress } from '../../ui/forms/next-step.js'
import type { Identity } from '../../ui/person.js'
import { useOnce } from '../../lib/use-once.js'
import { type Task, useTask } from '../../lib/use-task.js'
import type { FoundCode } from '../links/code-of.js'
import { type LinkProblem, linkProblemOf } from '../links/link-problem.js'
import type { Unready } from '../page/page-of.js'
import type { PageProps } from '../page/page-props.js'
import { RESEND_PAUSE } from '../links/resend-pause.js'
import type { Resend } from '../links/resend-step.js'
import { useCode, useUsedCode } from '../links/use-code.js'
import { useLeave } from '../page/use-leave.js'

export type EmailVerificationState = Progress &
  (
    | { readonly step: 'no-code' }
    /** The account that the session verifies the address for; null without a session. */
    | { readonly step: 'ask'; readonly user: Identity | null }
    | { readonly step: 'verified'; readonly isSignedIn: boolean; readonly wasBefore: boolean }
    | {
        readonly step: 'refused'
        readonly isSignedIn: boolean
        readonly reason: LinkProblem
        readonly resend: Resend | null
      }
  )

export interface EmailVerificationActions {
  retry(): void
  verify(): void
  resend(): void
  continue(): void
}

type Answer = 'unknown' | 'good' | 'verified' | 'verified-before' | LinkProblem

/** The state and actions of the email verification page. */
export function useEmailVerification(
  props: PageProps,
): [EmailVerificationState | Unready, EmailVerificationActions] {
  const { onEvent, redirectTo } = props
  const app = useApp()
  const leave = useLeave(redirectTo)
  const code = useCode()
  const task = useTask(onEvent)
  const [answer, setAnswer] = useState<Answer>('unknown')
  const [resend, sendMail] = useResend(props, () => setAnswer('verified-before'))

  const ask = (method: 'checkEmailVerificationCode' | 'verifyEmail', onOk: () => void) =>
    task.run(async () => {
      if (!code) return
      const result = await app[method](code)
      if (result.status === 'ok') return onOk()
      const problem = linkProblemOf(result.error)
      const isDone = problem === 'expired' && (await hasOnlyVerifiedAddresses(app))
      setAnswer(isDone ? 'verified-before' : problem)
      onEvent?.({ type: 'refused', code: result.error.code })
    })
  const check = () => ask('checkEmailVerificationCode', () => setAnswer('good'))
  const verify = () =>
    ask('verifyEmail', () => {
      setAnswer('verified')
      onEvent?.({ type: 'email-verified' })
    })

  useOnce(check, !!code)
  useUsedCode(code, answer === 'verified', () => setAnswer('verified-before'))

  const state = useStateOf(code, answer, task, resend)
  const goOn = () => task.run(() => (state.isSignedIn ? leave('afterSignIn') : goTo(app, 'signIn')))
  return [state, { retry: check, verify, resend: sendMail, continue: goOn }]
}

/**
 * Tells whether the signed-in user has no address left to verify. The service voids older links once the address is
 * verified or a newer email is sent; of these, only a link to an unverified address needs a new email. A link to a
 * second address says nothing about the primary one, so the page reads all of them.
 */
async function hasOnlyVerifiedAddresses(app: ClientApp): Promise<boolean> {
  const user = await app.getUser()
  // The link has expired anyway, which the page can say without the list.
  const channels = await user?.listContactChannels().catch(() => undefined)
  return channels?.every(({ isVerified }) => isVerified) ?? false
}

function useStateOf(
  code: FoundCode | undefined,
  answer: Answer,
  { isBusy, failure }: Task,
  resend: Resend | null,
): (EmailVerificationState | Unready) & { readonly isSignedIn: boolean } {
  const { status, user } = useUserState()
  const progress = { isBusy, failure, isSignedIn: status === 'signed-in' }
  if (answer === 'used' && user?.primaryEmailVerified)
    return { ...progress, step: 'verified', wasBefore: true }
  if (code === null && answer === 'unknown') return { ...progress, step: 'no-code' }
  if (code === '') return { ...progress, step: 'refused', reason: 'invalid', resend }
  switch (answer) {
    case 'unknown':
      return { ...progress, step: failure && !isBusy ? 'unavailable' : 'loading' }
    case 'good':
      return { ...progress, step: 'ask', user: user ?? null }
    case 'verified':
    case 'verified-before':
      return { ...progress, step: 'verified', wasBefore: answer === 'verified-before' }
    default:
      return { ...progress, step: 'refused', reason: answer, resend }
  }
}

/** Sends the signed-in user a new email, at most once per minute. */
function useResend({ onEvent }: PageProps, onVerified: () => void): [Resend | null, () => void] {
  const { user } = useUserState()
  const { isBusy, failure, run } = useTask(onEvent)
  const [sent, setSent] = useState<Resend['sent']>(null)
  const email = user?.primaryEmail
  const send = () =>
    run(async () => {
      const result = await user?.sendVerificationEmail()
      if (!result) return
      if (result.status === 'ok') {
        setSent((last) => ({ ...RESEND_PAUSE, mails: (last?.mails ?? 0) + 1 }))
        onEvent?.({ type: 'mail-sent' })
      } else if (result.error.code === 'EMAIL_ALREADY_VERIFIED') onVerified()
      else throw result.error
    })
  return [email && !user?.primaryEmailVerified ? { email, sent, isBusy, failure } : null, send]
}
