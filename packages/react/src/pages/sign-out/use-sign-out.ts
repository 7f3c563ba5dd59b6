import type { OAuthLogout } from '@latchkey/core'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useApp } from '../../lib/use-app.js'
import { isFromOtherSite, replacePage, wait } from '../../lib/platform.js'
import { searchParamsOf, useCurrentUrl } from '../../lib/use-current-url.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import { useOnce } from '../../lib/use-once.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { useMutation } from '../../lib/use-mutation.js'
import { forgetOtherApps, hasOtherApps } from './other-apps.js'

type Step = 'ask' | 'working' | 'done' | 'unconfirmed' | 'signed-out'

export interface SignOutState extends Progress {
  readonly step: Step
  /** The other app that asks for the sign-out; null if none does. */
  readonly clientName: string | null
  /** Whether a user who stays signed in goes back to that app. */
  readonly canReturn: boolean
  /** Pages of other apps that sign the user out there. */
  readonly frameUrls: readonly string[]
}

const NO_OTHER_APPS: OAuthLogout = { clientName: null, redirectUrl: null, frontChannelUrls: [] }
/** Other apps must not delay a sign-out for longer. */
const LOOKUP_MILLIS = 2000
/** Nor the way back. */
const FRAMES_MILLIS = 3000

const onServer = () => 'unknown' as const

/** Returns the state and actions of the sign-out page. */
export function useSignOut({ onEvent, redirectTo }: PageProps) {
  const app = useApp()
  const { session } = app
  const status = useSyncExternalStore(session.subscribe, () => session.get().status, onServer)
  const [step, setStep] = useState<Step | 'loading'>('loading')
  const [otherApps, setOtherApps] = useState(NO_OTHER_APPS)
  const [frameUrls, setFrameUrls] = useState<readonly string[]>([])
  const onFramesLoaded = useRef(() => {})
  const { isBusy, failure, run } = useMutation(onEvent)
  const logout = searchParamsOf(useCurrentUrl()).get('logout')

  // Replaces this page, so that "Back" does not lead to another sign-out.
  const redirect = async (redirectUrl: string | null) => {
    if (redirectUrl !== null) replacePage(redirectUrl)
    else if (redirectTo === undefined) await app.redirectToAfterSignOut({ replace: true })
    else await app.redirectTo(redirectTo, { replace: true })
  }

  /** Reads what other apps need. A sign-out works without it. */
  const readOtherApps = () =>
    app.getOAuthLogout(logout ?? undefined).catch((): OAuthLogout => NO_OTHER_APPS)

  const openFrames = async (urls: readonly string[]) => {
    if (urls.length === 0) return
    const loaded = new Promise<void>((resolve) => {
      onFramesLoaded.current = resolve
    })
    setFrameUrls(urls)
    await Promise.race([loaded, wait(FRAMES_MILLIS)])
  }

  const signOut = () =>
    run(async () => {
      setStep('working')
      let others = otherApps
      if (logout === null && hasOtherApps(app.projectId))
        others = await Promise.race([
          readOtherApps(),
          wait(LOOKUP_MILLIS).then(() => NO_OTHER_APPS),
        ])
      const { confirmed } = await app.signOut({ noRedirect: true })
      forgetOtherApps(app.projectId)
      onEvent?.({ type: 'signed-out', confirmed })
      setStep(confirmed ? 'done' : 'unconfirmed')
      await openFrames(others.frontChannelUrls)
      // Otherwise the page stays: it explains the sign-out, and the client repeats it while the page is open.
      if (confirmed) await redirect(others.redirectUrl)
    })

  useOnce(() => {
    if (logout !== null)
      run(async () => {
        const others = await readOtherApps()
        setOtherApps(others)
        // Any app can ask, so the user decides (OpenID Connect RP-Initiated Logout 1.0, section 2).
        setStep(status === 'signed-out' ? 'signed-out' : 'ask')
        if (status === 'signed-out') await redirect(others.redirectUrl)
      })
    else if (status === 'signed-out') {
      setStep('signed-out')
      run(() => redirect(null))
    }
    // Any site can link here, so the user must confirm (CSRF).
    else if (isFromOtherSite()) setStep('ask')
    else signOut()
  }, status !== 'unknown')

  const { clientName, redirectUrl } = otherApps
  const canReturn = redirectUrl !== null
  const state: SignOutState | NotReady =
    step === 'loading'
      ? { step, isBusy, failure }
      : { step, isBusy, failure, clientName, canReturn, frameUrls }
  return {
    state,
    actions: {
      signOut,
      /** Goes back to the other app without a sign-out. */
      stay: () => run(() => redirect(redirectUrl)),
      framesLoaded: () => onFramesLoaded.current(),
      retry: signOut,
    },
  }
}
