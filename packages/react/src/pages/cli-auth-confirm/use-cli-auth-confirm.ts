import { cliLoginPhrase } from '@latchkey/core/internal'
import { useState } from 'react'
import { useApp, useAppName } from '../../lib/use-app.js'
import {
  isFromOtherSite,
  closePage,
  isFramedByOtherSite,
  addQueryFlag,
  readStorage,
  writeStorage,
} from '../../lib/platform.js'
import { type Progress, combineProgress } from '../../ui/forms/primary-action.js'
import type { Identity } from '../../ui/user-summary.js'
import { searchParamsOf, useCurrentUrl } from '../../lib/use-current-url.js'
import { useOnce } from '../../lib/use-once.js'
import { type LinkCode, useLinkCode, useClearUsedCode } from '../links/link-code.js'
import { type Entry, useEntry } from '../entry/entry.js'
import { nullIfMalformed } from '../entry/null-if-malformed.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { useEntryActions } from '../entry/use-entry-actions.js'
import { useMutation } from '../../lib/use-mutation.js'

/** The outcome. Only the user sees `denied`: the page sends no request for it. */
type End = 'done' | 'gone' | 'maybe-done' | 'denied'

type Step =
  | { readonly step: 'no-code' | 'framed' | 'signed-out' | End }
  | {
      readonly step: 'ask' | 'sure'
      readonly loginCode: string
      readonly user: Identity
      readonly appName: string
    }

export type CliAuthConfirmState = Progress & Step

const PARAMETER = 'login_code'
/** Marks the URL if another site led to the page, so that this is still known after a sign-in. */
const MARK = 'from_elsewhere'
/** The storage key for the phrase of the last authorized tool. */
const STORAGE_KEY = 'latchkey-cli'

/** Returns the state and actions of the page that authorizes a command-line tool. */
export function useCliAuthConfirm(props: PageProps) {
  const { onEvent } = props
  const app = useApp()
  // Empty until the project is loaded, which the entry waits for.
  const appName = useAppName() ?? ''
  const loginCode = useLinkCode(PARAMETER)
  const address = useCurrentUrl()
  const [isElsewhere] = useState(() => isFromOtherSite() || searchParamsOf(address).has(MARK))
  const [isFramed] = useState(isFramedByOtherSite)
  const [isSure, setSure] = useState(false)
  const [end, setEnd] = useState<End | null>(null)
  const mutation = useMutation(onEvent)
  const entry = useEntry(false)
  const { progress, actions } = useEntryActions(entry, props, 'home')

  const complete = async (code: string) => {
    const wasLost = mutation.failure !== null && mutation.failure.kind !== 'rate-limited'
    const result = await nullIfMalformed(app.completeCliLogin(code))
    const phrase = cliLoginPhrase(code)
    if (result?.status === 'ok') {
      writeStorage('localStorage', STORAGE_KEY, phrase)
      setEnd('done')
      return onEvent?.({ type: 'cli-authorized' })
    }
    // Another tab has authorized the tool (CL23).
    if (readStorage('localStorage', STORAGE_KEY) === phrase) return setEnd('done')
    if (result) onEvent?.({ type: 'refused', code: result.error.code })
    if (result?.error.code === 'USER_AUTHENTICATION_REQUIRED') throw result.error
    // The service has one error for all cases. An earlier attempt may have succeeded although its response was lost
    // (CL23).
    setEnd(wasLost ? 'maybe-done' : 'gone')
  }

  const signIn = () =>
    mutation.run(async () => {
      if (isElsewhere) addQueryFlag(MARK)
      await app.redirectToSignIn({ replace: true })
    })

  const authorize = () => {
    if (!loginCode) return
    if (isElsewhere && !isSure) setSure(true)
    else mutation.run(() => complete(loginCode))
  }

  const step = toStep({ loginCode, isFramed, end, isSure, appName }, entry)
  useOnce(signIn, step.step === 'signed-out')
  useClearUsedCode(loginCode, end === 'done', () => setEnd('done'), PARAMETER)

  const state: CliAuthConfirmState | NotReady = { ...step, ...combineProgress(mutation, progress) }
  return {
    state,
    actions: {
      signIn,
      authorize,
      deny: () => setEnd('denied'),
      switchAccount: actions.signOut,
      retry: actions.retry,
      close: closePage,
    },
  }
}

interface StepInput {
  loginCode: LinkCode | undefined
  isFramed: boolean
  end: End | null
  isSure: boolean
  appName: string
}

function toStep(
  { loginCode, isFramed, end, isSure, appName }: StepInput,
  entry: Entry,
): Step | Pick<NotReady, 'step'> {
  if (end) return { step: end }
  if (loginCode === undefined) return { step: 'loading' }
  if (!loginCode) return { step: 'no-code' }
  if (isFramed) return { step: 'framed' }
  if (entry.step === 'open') return { step: 'signed-out' }
  if (entry.step !== 'signed-in') return { step: entry.step }
  return { step: isSure ? 'sure' : 'ask', loginCode, user: entry.user, appName }
}
