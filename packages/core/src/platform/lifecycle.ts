import type { Platform } from './platform.js'

/** Tells of this page being looked at again, shown from the back-forward cache, connected, and told. */
export const lifecycleOf =
  (channel: BroadcastChannel | undefined): NonNullable<Platform['onLifecycle']> =>
  (listener) => {
    const options = new AbortController()
    document.addEventListener('visibilitychange', () => listener(document.visibilityState), options)
    addEventListener('online', () => listener('online'), options)
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) listener('shown-from-cache')
      },
      options,
    )
    // Whatever the message is: its content is not looked at.
    channel?.addEventListener('message', () => listener('told'), options)
    return () => options.abort()
  }
