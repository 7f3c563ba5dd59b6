import { useEffect } from 'react'
import { whenIdle } from '../../lib/platform.js'
import { lazyComponent } from '../page-frame/lazy-component.js'

/** Loads the chunk with the code that is needed only after a click. */
export const loadDeferred = () => import('./deferred.js')

export const EmailCodeView = lazyComponent(async () => (await loadDeferred()).EmailCodeView)
export const SignInAgainView = lazyComponent(async () => (await loadDeferred()).SignInAgainView)
export const SignedInView = lazyComponent(async () => (await loadDeferred()).SignedInView)

/** Loads that chunk when the browser is idle. */
export const usePreloadDeferred = () =>
  useEffect(
    // The click tries again and shows the error.
    () => whenIdle(() => void loadDeferred().catch(() => {})),
    [],
  )
