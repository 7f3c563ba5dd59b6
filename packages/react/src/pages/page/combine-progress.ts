import type { Progress } from '../../ui/forms/primary-action.js'

/** Combines the progress of several actions. While one is running, failures of the others are hidden. */
export function combineProgress(...tasks: readonly Progress[]): Progress {
  const running = tasks.find(({ isBusy }) => isBusy)
  const task = running ?? tasks.find(({ failure }) => failure)
  return { isBusy: !!running, failure: task?.failure ?? null }
}
