import { useState } from 'react'
import { messageOf } from './message-of.js'

export interface Task {
  readonly status: 'idle' | 'busy' | 'done' | 'failed'
  /** The error message of the last run. */
  readonly message: string
  /** Runs an action. Does nothing while another one runs. Resolves to whether the action succeeded. */
  run(action: () => Promise<unknown>): Promise<boolean>
}

/** Runs one action of the user at a time and provides its status. */
export function useTask(): Task {
  const [state, setState] = useState<Pick<Task, 'status' | 'message'>>({
    status: 'idle',
    message: '',
  })
  return {
    ...state,
    async run(action) {
      if (state.status === 'busy') return false
      setState({ status: 'busy', message: '' })
      try {
        await action()
        setState({ status: 'done', message: '' })
        return true
      } catch (error) {
        setState({ status: 'failed', message: messageOf(error) })
        return false
      }
    },
  }
}
