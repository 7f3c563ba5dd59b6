import { isLatchkeyError } from '@latchkey/core'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useMessageOf } from './message-of.js'
import { ReadRoleContext } from './role.js'

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

/** End the messages about success on the page. Each ends with the next action. */
const successes = new Set<() => void>()

const noFailure = { message: '', needsSignIn: false }

/** Runs one action of the user at a time and provides its status. */
export function useTask(): Task {
  const messageOf = useMessageOf()
  const readRole = useContext(ReadRoleContext)
  const [state, setState] = useState<Omit<Task, 'run' | 'acceptSignIn'>>({
    ...noFailure,
    status: 'idle',
  })
  // Two clicks can come before the first of them is rendered.
  const isBusy = useRef(false)
  const isDone = state.status === 'done'
  useEffect(() => {
    if (!isDone) return undefined
    const end = () => setState({ ...noFailure, status: 'idle' })
    successes.add(end)
    return () => void successes.delete(end)
  }, [isDone])
  const run = useCallback(
    async (action: () => Promise<unknown>) => {
      if (isBusy.current) return false
      isBusy.current = true
      for (const end of successes) end()
      setState({ ...noFailure, status: 'busy' })
      try {
        await action()
        setState({ ...noFailure, status: 'done' })
        return true
      } catch (error) {
        const needsSignIn = isLatchkeyError(error, 'RECENT_SIGN_IN_REQUIRED', 'NOT_SIGNED_IN')
        if (isLatchkeyError(error, 'PROJECT_ROLE_REQUIRED', 'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN'))
          readRole()
        setState({ status: 'failed', message: messageOf(error), needsSignIn })
        return false
      } finally {
        isBusy.current = false
      }
    },
    [messageOf, readRole],
  )
  const acceptSignIn = useCallback(() => setState({ ...noFailure, status: 'ready' }), [])
  return { ...state, run, acceptSignIn }
}
