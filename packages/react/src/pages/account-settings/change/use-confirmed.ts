import { useState } from 'react'
import { useApp } from '../../../hooks/use-app.js'
import { isFramedElsewhere, now, readNote, writeNote } from '../../../lib/platform.js'
import type { Progress } from '../../../ui/forms/next-step.js'
import { useTask } from '../../../lib/use-task.js'
import { CONFIRM_AFTER_MILLIS, isFresh } from './freshness.js'
import type { SectionProps } from '../section-props.js'
import { isImpersonation } from '../use-is-impersonated.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

/** Asks whoever has signed in a while ago to do it again, before what an account hangs on. */
export interface Confirmed extends Progress {
  /**
   * Set while the person is asked; `not-you` where somebody acts in the person's name, `framed` where
   * another site could cover what is asked (security rules, XS16).
   */
  readonly asks: 'sign-in' | 'not-you' | 'framed' | null
  /** Does it at once where the sign-in is fresh, else asks. */
  before(action: () => void): void
  /** Asks after the service has rejected a write because the sign-in was not recent. */
  ask(): void
  signIn(): void
  close(): void
}

const NOTE = 'latchkey-signed-in-again'

export function useConfirmed(props: SectionProps): Confirmed {
  const { user, isImpersonated, confirmAfterMillis: limit = CONFIRM_AFTER_MILLIS, onEvent } = props
  const app = useApp()
  const [asks, setAsks] = useState<Confirmed['asks']>(null)
  const { isBusy, failure, run } = useTask(onEvent)
  const sessions = useQueryOf(user, 'listSessions')
  const current = async () =>
    (await sessions.refresh()).find(({ isCurrentSession }) => isCurrentSession)
  const refusal = async () => {
    if (isImpersonated ?? isImpersonation(await sessions.load())) return 'not-you'
    return isFramedElsewhere() ? 'framed' : null
  }
  return {
    isBusy,
    failure,
    asks,
    ask: () => run(async () => setAsks((await refusal()) ?? 'sign-in')),
    before: (action) =>
      run(async () => {
        const refused = await refusal()
        if (refused) return setAsks(refused)
        if (limit === Infinity) return action()
        const session = await current()
        const circumstances = { now: now(), limit, ended: readNote('sessionStorage', NOTE) }
        if (session && isFresh(session, circumstances)) action()
        else setAsks('sign-in')
      }),
    signIn: () =>
      run(async () => {
        writeNote('sessionStorage', NOTE, (await current())?.id ?? '')
        await app.redirectToSignIn({ signInAgain: true })
      }),
    close: () => setAsks(null),
  }
}
