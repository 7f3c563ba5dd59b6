import { lazy, useEffect } from 'react'
import { whenIdle } from '../../platform.js'

const load = () => import('./later-views.js')

/** What a way in leads to, in one chunk that the form does not wait for. */
export const MailCodeView = lazy(async () => ({ default: (await load()).MailCodeView }))
export const SignedInView = lazy(async () => ({ default: (await load()).SignedInView }))

/** Loads them before anybody needs them, once the browser has nothing else to do. */
export const useLaterViews = () => useEffect(() => whenIdle(() => void load()), [])
