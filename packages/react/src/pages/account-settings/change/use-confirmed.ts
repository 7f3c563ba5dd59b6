import { useState } from 'react'
import { useApp } from '../../../hooks/use-app.js'
import { isFramedElsewhere, now, readNote, writeNote } from '../../../lib/platform.js'
import type { Progress } from '../../../ui/forms/next-step.js'
import { signInAgain } from '../../entry/sign-in-again.js'
import { useTask } from '../../../lib/use-task.js'
import { CONFIRM_AFTER_MILLIS, isFresh } from './freshness.js'
import type { SectionProps } from '../section-props.js'
import { isImpersonation } from '../use-is-impersonated.js'
import { useQueryOf } from '../../../lib/use-query-of.js'

/** Asks the user to sign in again before a sensitive change if the last sign-in is too old. */
export interface Confirmed extends Progress {
  /**
   * Set while the page asks the user to sign in: `not-you` during impersonation, `framed` if another site
   * embeds the page and could cover the question (clickjacking).
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
        await signInAgain(app, onEvent)
      }),
    close: () => setAsks(null),
  }
}
