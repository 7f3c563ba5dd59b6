import type { CurrentUser } from '@latchkey/core'
import { createContext, useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import {
  isFramedByOtherSite,
  now,
  readStorage,
  removeFromStorage,
  writeStorage,
} from '../../lib/platform.js'
import { useOnce } from '../../lib/use-once.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import { useMutation } from '../../lib/use-mutation.js'
import { CONFIRM_AFTER_MILLIS, isFresh } from './freshness.js'
import type { PageProps } from '../page-frame/page-props.js'
import { isImpersonation } from './impersonation.js'
import { useQueryOf } from '../../lib/use-query-of.js'
import { useSnapshot } from '../../lib/use-query.js'

/** Lets the settings of a section ask for a recent sign-in, before a change or after the service has rejected it. */
export const RecentSignInContext = createContext<Pick<RecentSignIn, 'require' | 'openPrompt'>>({
  require: (action) => action(),
  openPrompt: () => {},
})

/** Asks the user to sign in again before a sensitive change if the last sign-in is too old. */
export interface RecentSignIn extends Progress {
  /**
   * Set while the page asks the user to sign in: `not-you` during impersonation, `framed` if another site
   * embeds the page and could cover the question (clickjacking).
   */
  readonly prompt: 'sign-in' | 'not-you' | 'framed' | null
  /** Runs the action at once if the sign-in is recent. Otherwise, opens the prompt. */
  require(action: () => void): void
  /** Opens the prompt after the service has rejected a change because the sign-in was not recent. */
  openPrompt(): void
  signIn(): void
  close(): void
}

const STORAGE_KEY = 'latchkey-signed-in-again'
/** Also the ID of the session that ended, until the user has returned to the settings. */
const RETURN_KEY = 'latchkey-interrupted-change'

export interface RecentSignInProps extends Pick<PageProps, 'onEvent'> {
  user: CurrentUser
  /** True if another person impersonates this user; undefined while unknown. */
  isImpersonated: boolean | undefined
  /** The maximum age of the sign-in, in milliseconds. Default: 10 minutes; `Infinity` never asks. */
  confirmAfterMillis?: number | undefined
}

export function useRecentSignIn(props: RecentSignInProps): RecentSignIn {
  const { user, isImpersonated, confirmAfterMillis: limit = CONFIRM_AFTER_MILLIS, onEvent } = props
  const app = useApp()
  const [prompt, setPrompt] = useState<RecentSignIn['prompt']>(null)
  const { isBusy, failure, run } = useMutation(onEvent)
  const sessions = useQueryOf(user, 'listSessions')
  const current = async () =>
    (await sessions.refresh()).find(({ isCurrentSession }) => isCurrentSession)
  const refusal = async () => {
    if (isImpersonated ?? isImpersonation(await sessions.load())) return 'not-you'
    return isFramedByOtherSite() ? 'framed' : null
  }
  return {
    isBusy,
    failure,
    prompt,
    openPrompt: () => run(async () => setPrompt((await refusal()) ?? 'sign-in')),
    require: (action) =>
      run(async () => {
        const refused = await refusal()
        if (refused) return setPrompt(refused)
        if (limit === Infinity) return action()
        const session = await current()
        const circumstances = {
          now: now(),
          limit,
          endedSessionId: readStorage('sessionStorage', STORAGE_KEY),
        }
        if (session && isFresh(session, circumstances)) action()
        else setPrompt('sign-in')
      }),
    signIn: () =>
      run(async () => {
        const id = (await current())?.id ?? ''
        writeStorage('sessionStorage', STORAGE_KEY, id)
        writeStorage('sessionStorage', RETURN_KEY, id)
        await app.redirectToSignIn({ signInAgain: true })
      }),
    close: () => setPrompt(null),
  }
}

/** Whether the user has returned from signing in again, which interrupted a change. */
export function useIsChangeInterrupted({ user }: Pick<RecentSignInProps, 'user'>): boolean {
  const [isInterrupted, setInterrupted] = useState(false)
  const sessions = useSnapshot(useQueryOf(user, 'listSessions')).data
  const id = sessions?.find(({ isCurrentSession }) => isCurrentSession)?.id
  useOnce(() => {
    const endedSessionId = readStorage('sessionStorage', RETURN_KEY)
    removeFromStorage('sessionStorage', RETURN_KEY)
    setInterrupted(endedSessionId !== null && endedSessionId !== id)
  }, id !== undefined)
  return isInterrupted
}
