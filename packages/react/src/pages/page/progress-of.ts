import type { Progress } from '../../ui/forms/next-step.js'

/** How several tasks of a page go. While one runs, what the others failed with is no news. */
export function progressOf(...tasks: readonly Progress[]): Progress {
  const running = tasks.find(({ isBusy }) => isBusy)
  const told = running ?? tasks.find(({ failure }) => failure)
  return { isBusy: !!running, failure: told?.failure ?? null }
}
