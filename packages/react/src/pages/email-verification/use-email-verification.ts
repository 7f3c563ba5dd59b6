import {
  type ClientApp,
  type EmailVerificationDetails,
  isLatchkeyError,
  type Result,
  type VerificationCodeError,
} from '@latchkey/core'
import { useState } from 'react'
import { goTo } from '../../lib/page-links.js'
import { useApp, useAppName } from '../../lib/use-app.js'
import { type UserState, useUserState } from '../../hooks/use-user-state.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import type { Identity } from '../../ui/user-summary.js'
import { useOnce } from '../../lib/use-once.js'
import { useMutation } from '../../lib/use-mutation.js'
import { type LinkCode, useLinkCode, useClearUsedCode } from '../links/link-code.js'
import { type LinkProblem, linkProblemOf } from '../links/link-problem.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { RESEND_PAUSE } from '../links/sent-emails.js'
import type { Resend } from '../links/resend-step.js'
import { useRedirect } from '../page-frame/redirects.js'

export type EmailVerificationState = Progress &
  (
    | { readonly step: 'no-code' }
    /** The account that the session verifies the address for; null without a session. */
    | { readonly step: 'ask'; readonly user: Identity | null }
    /** Asks a visitor without a session of the account whether the visitor created it. */
    | {
        readonly step: 'confirm'
        readonly account: EmailVerificationDetails
        /** Empty until the project is loaded. */
        readonly appName: string
        /** Whether the pending action rejects the account. */
        readonly isRejecting: boolean
      }
    /** The address was taken from the account. */
    | { readonly step: 'rejected'; readonly wasSignUpAddress: boolean }
    | { readonly step: 'verified'; readonly isSignedIn: boolean; readonly wasBefore: boolean }
    | {
        readonly step: 'refused'
        readonly isSignedIn: boolean
        readonly reason: LinkProblem
        readonly resend: Resend | null
      }
  )

type CheckResult = 'unknown' | 'good' | 'verified' | 'verified-before' | 'rejected' | LinkProblem

/** The state and actions of the email verification page. */
export function useEmailVerification(props: PageProps) {
  const { onEvent, redirectTo } = props
  const app = useApp()
  const redirect = useRedirect(redirectTo)
  const code = useLinkCode()
  const mutation = useMutation(onEvent)
  const [checkResult, setCheckResult] = useState<CheckResult>('unknown')
  const { resend, send } = useResend(props, () => setCheckResult('verified-before'))
  const { status, user } = useUserState()
  const isSignedIn = status === 'signed-in' || status === 'restricted'
  const appName = useAppName() ?? ''

  const [account, setAccount] = useState<EmailVerificationDetails | null>(null)
  const [isRejecting, setRejecting] = useState(false)

  const ask = <Data>(
    request: (code: string) => Promise<Result<Data, VerificationCodeError>>,
    onOk: (data: Data) => void,
  ) =>
    mutation.run(async () => {
      if (!code) return
      const result = await request(code)
      if (result.status === 'ok') return onOk(result.data)
      const problem = linkProblemOf(result.error)
      const isDone = problem === 'expired' && (await hasOnlyVerifiedAddresses(app))
      setCheckResult(isDone ? 'verified-before' : problem)
      onEvent?.({ type: 'refused', code: result.error.code })
    })
  const check = () =>
    ask(
      (code) => readAccount(app, code),
      (details) => {
        setAccount(details)
        setCheckResult('good')
      },
    )
  const verify = () => {
    setRejecting(false)
    ask(
      (code) => app.verifyEmail(code),
      () => {
        setCheckResult('verified')
        onEvent?.({ type: 'email-verified' })
      },
    )
  }
  const reject = () => {
    setRejecting(true)
    ask(
      (code) => app.rejectEmailVerification(code),
      () => setCheckResult('rejected'),
    )
  }

  useOnce(check, !!code)
  useClearUsedCode(code, checkResult === 'verified', () => setCheckResult('verified-before'))

  const { isBusy, failure } = mutation
  const page = { code, checkResult, account, appName, isRejecting, resend }
  const state = toState({ ...page, user, isSignedIn, isBusy, failure })
  const continueToApp = () =>
    mutation.run(() => (isSignedIn ? redirect('afterSignIn') : goTo(app, 'signIn')))
  return { state, actions: { retry: check, verify, reject, resend: send, continue: continueToApp } }
}

/** Reads the account that a code verifies; null from a service that can only check the code. */
async function readAccount(
  app: ClientApp,
  code: string,
): Promise<Result<EmailVerificationDetails | null, VerificationCodeError>> {
  try {
    return await app.readEmailVerification(code)
  } catch (error) {
    if (!isLatchkeyError(error, 'FEATURE_NOT_SUPPORTED')) throw error
    const result = await app.checkEmailVerificationCode(code)
    return result.status === 'ok' ? { status: 'ok', data: null } : result
  }
}

/**
 * Tells whether the signed-in user has no address left to verify. The service voids older links once the address is
 * verified or a newer email is sent; of these, only a link to an unverified address needs a new email. A link to a
 * second address says nothing about the primary one, so the page reads all of them.
 */
async function hasOnlyVerifiedAddresses(app: ClientApp): Promise<boolean> {
  const user = await app.getUser({ includeRestricted: true })
  // Without the list, the page says that the link has expired.
  const channels = await user?.listContactChannels().catch(() => undefined)
  return channels?.every(({ isVerified }) => isVerified) ?? false
}

interface StateInput extends Progress {
  code: LinkCode | undefined
  checkResult: CheckResult
  account: EmailVerificationDetails | null
  appName: string
  isRejecting: boolean
  resend: Resend | null
  user: UserState['user']
  isSignedIn: boolean
}

function toState(input: StateInput): EmailVerificationState | NotReady {
  const { code, checkResult, account, appName, isRejecting, resend, user } = input
  const { isSignedIn, isBusy, failure } = input
  const progress = { isBusy, failure, isSignedIn }
  if (checkResult === 'used' && user?.primaryEmailVerified)
    return { ...progress, step: 'verified', wasBefore: true }
  if (code === null && checkResult === 'unknown') return { ...progress, step: 'no-code' }
  if (code === '') return { ...progress, step: 'refused', reason: 'invalid', resend }
  switch (checkResult) {
    case 'unknown':
      return { ...progress, step: failure && !isBusy ? 'unavailable' : 'loading' }
    case 'good':
      return account === null || account.isOwnAccount
        ? { ...progress, step: 'ask', user: user ?? null }
        : { ...progress, step: 'confirm', account, appName, isRejecting }
    case 'rejected':
      return { ...progress, step: 'rejected', wasSignUpAddress: account?.isSignUpAddress === true }
    case 'verified':
    case 'verified-before':
      return { ...progress, step: 'verified', wasBefore: checkResult === 'verified-before' }
    default:
      return { ...progress, step: 'refused', reason: checkResult, resend }
  }
}

/** Sends the signed-in user a new email, at most once per minute. */
function useResend({ onEvent }: PageProps, onVerified: () => void) {
  const { user } = useUserState()
  const { isBusy, failure, run } = useMutation(onEvent)
  const [resendWait, setResendWait] = useState<Resend['resendWait']>(null)
  const email = user?.primaryEmail
  const send = () =>
    run(async () => {
      const result = await user?.sendVerificationEmail()
      if (!result) return
      if (result.status === 'ok') {
        setResendWait((last) => ({ ...RESEND_PAUSE, mails: (last?.mails ?? 0) + 1 }))
        onEvent?.({ type: 'mail-sent' })
      } else if (result.error.code === 'EMAIL_ALREADY_VERIFIED') onVerified()
      else throw result.error
    })
  const resend: Resend | null =
    email && !user?.primaryEmailVerified ? { email, resendWait, isBusy, failure } : null
  return { resend, send }
}
