import { isLatchkeyError, type OAuthDecision, type OAuthRequest } from '@latchkey/core'
import { restrictedUserPage } from '@latchkey/core/internal'
import { useEffect, useRef, useState } from 'react'
import { redirectRestrictedUser } from '../../lib/page-links.js'
import { useApp, useAppName } from '../../lib/use-app.js'
import { isFramedByOtherSite, whenActivated } from '../../lib/platform.js'
import { useMutation } from '../../lib/use-mutation.js'
import { useOnce } from '../../lib/use-once.js'
import { type Progress, combineProgress } from '../../ui/forms/primary-action.js'
import type { Identity } from '../../ui/user-summary.js'
import { type Entry, useEntry } from '../entry/entry.js'
import { useEntryActions } from '../entry/use-entry-actions.js'
import { type LinkCode, useLinkCode } from '../links/link-code.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { rememberOtherApp } from '../sign-out/other-apps.js'

type Step =
  | { readonly step: 'no-code' | 'framed' | 'signed-out' | 'gone' | 'again' | 'working' }
  | {
      readonly step: 'ask'
      readonly request: OAuthRequest
      readonly user: Identity
      readonly appName: string
    }

export type OAuthConsentState = Progress & Step

/** The request, with the user for whom it was read; null if there is none. */
interface ReadRequest {
  readonly userId: string
  readonly request: OAuthRequest | null
}

/** Returns the state and actions of the page that asks whether another app may use the account. */
export function useOAuthConsent(props: PageProps) {
  const { onEvent } = props
  const app = useApp()
  // Empty until the project is loaded, which the entry waits for.
  const appName = useAppName() ?? ''
  const requestId = useLinkCode('request')
  const [isFramed] = useState(isFramedByOtherSite)
  const [read, setRead] = useState<ReadRequest>()
  const [isDecided, setDecided] = useState(false)
  const loading = useMutation(onEvent)
  const mutation = useMutation(onEvent)
  const entry = useEntry(false)
  const { progress, actions } = useEntryActions(entry, props, 'home')
  const userId = entry.step === 'signed-in' ? entry.user.id : undefined
  // Another user may have signed in since: the request was read for one account.
  const request = read !== undefined && read.userId === userId ? read.request : undefined

  /** The user of the last read, also of one that failed. */
  const readFor = useRef<string>(undefined)
  const load = () =>
    loading.run(async () => {
      if (!requestId || userId === undefined) return
      readFor.current = userId
      setRead({ userId, request: await app.getOAuthRequest(requestId) })
    })

  const decide = (decision: OAuthDecision) =>
    mutation.run(async () => {
      if (!requestId || userId === undefined) return
      try {
        await app.answerOAuthRequest(requestId, decision)
      } catch (error) {
        const isOld = isLatchkeyError(error, 'RECENT_SIGN_IN_REQUIRED')
        const isGone = isLatchkeyError(error, 'OAUTH_REQUEST_NOT_FOUND')
        if (!isOld && !isGone) throw error
        const changed = isOld && request ? { ...request, requiresSignIn: true } : null
        return setRead({ userId, request: changed })
      }
      if (decision === 'allow') rememberOtherApp(app.projectId)
      setDecided(true)
      onEvent?.({ type: 'oauth-decided', decision })
    })

  const signIn = (signInAgain: boolean) =>
    mutation.run(() => app.redirectToSignIn({ replace: true, signInAgain }))

  const step = toStep({ requestId, isFramed, isDecided, request, appName }, entry)
  useOnce(() => signIn(false), step.step === 'signed-out')
  // The service answers no restricted user: who has to verify the email or set up a second factor does that first.
  const restricted =
    step.step === 'loading' && entry.step === 'signed-in' && entry.user.isRestricted
      ? entry.user
      : null
  const endRestriction = () =>
    mutation.run(async () => {
      if (restricted !== null) await redirectRestrictedUser(app, restrictedUserPage(restricted))
    })
  useOnce(endRestriction, requestId !== undefined && restricted !== null)
  useEffect(() => {
    // Another user may sign in while a read runs: the next one follows when it ends.
    const isRead = loading.isBusy || userId === undefined || readFor.current === userId
    if (step.step === 'loading' && restricted === null && !isRead) whenActivated(load)
  })
  const isRemembered = step.step === 'ask' && step.request.isRemembered
  useOnce(() => decide('allow'), isRemembered)

  const all = combineProgress(mutation, loading, progress)
  const isAllowing = isRemembered && all.failure === null
  const current: Step | Pick<NotReady, 'step'> = isAllowing
    ? { step: 'working' }
    : step.step === 'loading' && (loading.failure ?? mutation.failure) !== null
      ? { step: 'unavailable' }
      : step
  const state: OAuthConsentState | NotReady = { ...current, ...all }
  return {
    state,
    actions: {
      signIn: () => signIn(false),
      signInAgain: () => signIn(true),
      allow: () => decide('allow'),
      deny: () => decide('deny'),
      switchAccount: actions.signOut,
      retry: () => {
        if (entry.step === 'unavailable') return actions.retry()
        return restricted === null ? load() : endRestriction()
      },
    },
  }
}

interface StepInput {
  requestId: LinkCode | undefined
  isFramed: boolean
  isDecided: boolean
  /** Undefined until it was read. */
  request: OAuthRequest | null | undefined
  appName: string
}

function toStep(
  { requestId, isFramed, isDecided, request, appName }: StepInput,
  entry: Entry,
): Step | Pick<NotReady, 'step'> {
  if (requestId === undefined) return { step: 'loading' }
  if (!requestId) return { step: 'no-code' }
  if (isFramed) return { step: 'framed' }
  if (isDecided) return { step: 'working' }
  if (entry.step === 'open') return { step: 'signed-out' }
  if (entry.step !== 'signed-in') return { step: entry.step }
  if (request === undefined) return { step: 'loading' }
  if (request === null) return { step: 'gone' }
  return request.requiresSignIn
    ? { step: 'again' }
    : { step: 'ask', request, user: entry.user, appName }
}
