import { useState } from 'react'
import { messageOf } from './message-of.js'

export interface Task {
  readonly status: 'idle' | 'busy' | 'done' | 'failed'
  /** Why the last run did not work. */
  readonly message: string
  /** Starts something; a second press while it runs does nothing. Resolves to whether it worked. */
  run(action: () => Promise<unknown>): Promise<boolean>
}

/** One thing at a time that a person started, and what became of it. */
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
