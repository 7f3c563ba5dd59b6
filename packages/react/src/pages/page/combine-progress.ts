import type { Progress } from '../../ui/forms/primary-action.js'

/** How several tasks of a page go. While one runs, what the others failed with is no news. */
export function combineProgress(...tasks: readonly Progress[]): Progress {
  const running = tasks.find(({ isBusy }) => isBusy)
  const shown = running ?? tasks.find(({ failure }) => failure)
  return { isBusy: !!running, failure: shown?.failure ?? null }
}
