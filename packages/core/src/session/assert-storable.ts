import type { Session } from './session.js'

const PROBE_SECONDS = 60

/**
 * Checks that a session can be stored, before the service is asked to begin one: otherwise it would create an account
 * that this page can't sign in to. In a frame of another site, a browser may drop every cookie without an error.
 *
 * @throws Error with the name `CookiesBlockedError` when cookies are blocked
 */
export function assertStorable({
  platform,
  store,
}: Pick<Session['parts'], 'platform' | 'store'>): void {
  const { cookies } = platform
  if (!store.blocked || !cookies) return
  const probe = `${store.name}-check`
  cookies.write(probe, '1', { maxAgeSeconds: PROBE_SECONDS })
  const isKept = cookies.read().includes(`${probe}=1`)
  cookies.remove(probe)
  if (!isKept) throw store.blocked()
}
