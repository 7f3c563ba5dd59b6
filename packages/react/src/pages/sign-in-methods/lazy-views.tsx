import { useEffect } from 'react'
import { whenIdle } from '../../lib/platform.js'
import { lazyComponent } from '../page-frame/lazy-component.js'

/** Loads the chunk with the code that is needed only after a click. */
export const loadDeferred = () => import('./deferred.js')

export const EmailCodeView = lazyComponent(async () => (await loadDeferred()).EmailCodeView)
export const SignInAgainView = lazyComponent(async () => (await loadDeferred()).SignInAgainView)
export const SignedInView = lazyComponent(async () => (await loadDeferred()).SignedInView)

/** Only projects with single sign-on load this chunk. */
const loadAddressFirst = () => import('./address-first-views.js')

export const AddressFirstForm = lazyComponent(
  async () => (await loadAddressFirst()).AddressFirstForm,
)
export const ChangeAddressLink = lazyComponent(
  async () => (await loadAddressFirst()).ChangeAddressLink,
)
export const SsoButton = lazyComponent(async () => (await loadAddressFirst()).SsoButton)
export const LeavingForSsoView = lazyComponent(
  async () => (await loadAddressFirst()).LeavingForSsoView,
)

/** Loads the first of these chunks when the browser is idle. */
export const usePreloadDeferred = () =>
  useEffect(
    // The click tries again and shows the error.
    () => whenIdle(() => void loadDeferred().catch(() => {})),
    [],
  )
