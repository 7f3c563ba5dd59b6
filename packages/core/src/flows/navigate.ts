import { REDIRECT_WAIT_MILLIS } from '@latchkey/contract/constants'
import type { RedirectOptions } from '../redirect/urls.js'
import type { Context } from '../resources/context.js'

/** How an app goes to another page: by its window, not at all, or by the app's own router. */
export type RedirectMethod =
  | 'window'
  | 'none'
  | { navigate(to: string, options: { replace: boolean }): void }

/**
 * Goes to a page, then waits: what comes after a redirect must not run on a page that is about to go.
 *
 * @param target what the gate has let through
 * @see spec, section 2
 */
export async function navigate(
  { platform: { navigation }, during }: Pick<Context, 'platform' | 'during'>,
  method: RedirectMethod = 'window',
  target: string,
  { replace = false }: Pick<RedirectOptions, 'replace'> = {},
): Promise<void> {
  if (method === 'none' || (method === 'window' && !navigation)) return
  if (method === 'window') navigation?.go(target, { replace })
  else method.navigate(target, { replace })
  // Waiting is work that never ends. Nothing is left to wait for where the app is disposed of.
  const never = () => new Promise<void>(() => {})
  await during(never, REDIRECT_WAIT_MILLIS, () => {}).catch(() => {})
}
