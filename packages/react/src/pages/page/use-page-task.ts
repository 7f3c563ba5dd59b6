import { type Task, useTask } from '../../lib/use-task.js'
import type { PageProps } from './page-props.js'

/** One thing at a time that a person started on a page, which tells the app of what fails. */
export const usePageTask = (onEvent: PageProps['onEvent']): Task =>
  useTask((error) => onEvent?.({ type: 'failed', error }))
