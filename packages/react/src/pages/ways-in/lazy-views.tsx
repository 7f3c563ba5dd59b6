import { useEffect } from 'react'
import { whenIdle } from '../../platform.js'
import { lazily } from '../lazily.js'
import { loadLater } from './load-later.js'

export const MailCodeView = lazily(async () => (await loadLater()).MailCodeView)
export const SignedInView = lazily(async () => (await loadLater()).SignedInView)

/** Loads what comes after a click before anybody needs it, once the browser has nothing else to do. */
export const useLaterViews = () =>
  useEffect(
    // Whoever needs it tries again, and says what went wrong.
    () => whenIdle(() => void loadLater().catch(() => {})),
    [],
  )
