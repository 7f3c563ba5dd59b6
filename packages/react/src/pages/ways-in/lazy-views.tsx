import { lazy, useEffect } from 'react'
import { whenIdle } from '../../platform.js'
import { loadLater } from './load-later.js'

export const MailCodeView = lazy(async () => ({ default: (await loadLater()).MailCodeView }))
export const SignedInView = lazy(async () => ({ default: (await loadLater()).SignedInView }))

/** Loads what comes after a click before anybody needs it, once the browser has nothing else to do. */
export const useLaterViews = () =>
  useEffect(
    // Whoever needs it tries again, and says what went wrong.
    () => whenIdle(() => void loadLater().catch(() => {})),
    [],
  )
