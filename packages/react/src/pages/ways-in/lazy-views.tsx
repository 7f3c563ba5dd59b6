import { useEffect } from 'react'
import { whenIdle } from '../../lib/platform.js'
import { lazily } from '../page/lazily.js'

/** Loads what follows a click: one chunk, which the form does not wait for. */
export const loadLater = () => import('./later.js')

export const MailCodeView = lazily(async () => (await loadLater()).MailCodeView)
export const SignInAgainView = lazily(async () => (await loadLater()).SignInAgainView)
export const SignedInView = lazily(async () => (await loadLater()).SignedInView)

/** Loads that chunk when the browser is idle. */
export const useLaterViews = () =>
  useEffect(
    // The click tries again and shows the error.
    () => whenIdle(() => void loadLater().catch(() => {})),
    [],
  )
