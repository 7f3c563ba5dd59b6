import { isLatchkeyError } from '@latchkey/core'
import { useCallback, useRef, useState } from 'react'
import { useMessageOf } from './message-of.js'

export interface Task {
  /** After `failed` comes `ready` once the user has signed in again, if the run failed because of that. */
  readonly status: 'idle' | 'busy' | 'done' | 'failed' | 'ready'
  /** The error message of the last run. */
  readonly message: string
  /** Whether the last run failed because the owner has signed in too long ago, or has signed out. */
  readonly needsSignIn: boolean
  /** Runs an action. Does nothing while another one runs. Resolves to whether the action succeeded. */
  run(action: () => Promise<unknown>): Promise<boolean>
  /** Call it when the user has signed in again. */
  acceptSignIn(): void
}

const noFailure = { message: '', needsSignIn: false }

/** Runs one action of the user at a time and provides its status. */
export function useTask(): Task {
  const messageOf = useMessageOf()
  const [state, setState] = useState<Omit<Task, 'run' | 'acceptSignIn'>>({
    ...noFailure,
    status: 'idle',
  })
  // Two clicks can come before the first of them is rendered.
  const isBusy = useRef(false)
  const run = useCallback(
    async (action: () => Promise<unknown>) => {
      if (isBusy.current) return false
      isBusy.current = true
      setState({ ...noFailure, status: 'busy' })
      try {
        await action()
        setState({ ...noFailure, status: 'done' })
        return true
      } catch (error) {
        const needsSignIn = isLatchkeyError(error, 'RECENT_SIGN_IN_REQUIRED', 'NOT_SIGNED_IN')
        setState({ status: 'failed', message: messageOf(error), needsSignIn })
        return false
      } finally {
        isBusy.current = false
      }
    },
    [messageOf],
  )
  const acceptSignIn = useCallback(() => setState({ ...noFailure, status: 'ready' }), [])
  return { ...state, run, acceptSignIn }
}
