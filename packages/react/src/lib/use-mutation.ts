import { watchRateLimitWaits } from '@latchkey/core/internal'
import { useEffect, useRef, useState } from 'react'
import { type Failure, rateLimited, toFailure } from './failure.js'
import { useApp } from './use-app.js'
import { isServer, watchUnload } from './platform.js'
import { useCountdown } from './use-countdown.js'

export interface Mutation {
  readonly isBusy: boolean
  /** The failure of the last run until the next run starts, or the reason why the current run is slow. */
  readonly failure: Failure | null
  /** Runs an action. Ignored while another one is pending, so that a double click has no effect. */
  run(action: () => Promise<void>): void
}

/** Users do not notice a shorter wait for a rate limit. */
const NOTICED_MILLIS = 3_000

interface State extends Pick<Mutation, 'isBusy' | 'failure'> {
  /** The time after which a run counts as slow. */
  readonly seconds: number
}

/**
 * Runs one action of the user at a time and returns its progress. All actions of the pages use this hook: the
 * settings through `useSettingMutation`, sign-in methods through `useSignInAttempt`.
 *
 * @param onEvent receives the errors of failed runs
 */
export function useMutation(
  onEvent?: (event: { type: 'failed'; error: unknown }) => void,
): Mutation {
  const app = useApp()
  const isRunning = useRef(false)
  const stopWatching = useRef(() => {})
  const [state, setState] = useState<State>({ isBusy: false, failure: null, seconds: 0 })
  const isSlow = useCountdown(state) === 0 && state.isBusy
  useEffect(() => () => stopWatching.current(), [])
  /** React ignores an update of an unmounted component, but throws if a test environment has removed `window`. */
  const show = (isBusy: boolean, failure: Failure | null = null) => {
    if (!isServer()) setState({ isBusy, failure, seconds: isBusy ? 5 : 0 })
  }
  const perform = async (action: () => Promise<void>) => {
    isRunning.current = true
    let isLeft = false
    show(true)
    stopWatching.current()
    stopWatching.current = watchUnload(() => {
      isLeft = true
    })
    const stop = watchRateLimitWaits(app, (wait) => {
      const isShort = wait && wait.millis < NOTICED_MILLIS
      if (!isShort) show(true, wait && rateLimited(wait.millis, wait.cancel))
    })
    try {
      await action()
      show(false)
    } catch (error) {
      const failure = toFailure(error)
      // Unloading a page aborts its own requests. A user who comes back to it starts again.
      if (isLeft && failure.kind === 'unreachable') return show(false)
      show(false, failure)
      onEvent?.({ type: 'failed', error })
    } finally {
      stopWatching.current()
      stop()
      isRunning.current = false
    }
  }
  return {
    isBusy: state.isBusy,
    failure: state.failure ?? (isSlow ? { kind: 'slow' } : null),
    run(action) {
      if (!isRunning.current) void perform(action)
    },
  }
}
