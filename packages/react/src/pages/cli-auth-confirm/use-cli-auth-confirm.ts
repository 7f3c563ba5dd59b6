import { cliLoginPhrase } from '@latchkey/core/internal'
import { useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import {
  cameFromElsewhere,
  closePage,
  isFramedElsewhere,
  markAddress,
  readNote,
  writeNote,
} from '../../lib/platform.js'
import type { Progress } from '../../ui/forms/next-step.js'
import type { Identity } from '../../ui/person.js'
import { searchParamsOf, useAddress } from '../../lib/use-address.js'
import { useOnce } from '../../lib/use-once.js'
import type { FoundCode } from '../links/code-of.js'
import { type Entry, useEntry } from '../entry/entry.js'
import { nullIfMalformed } from '../entry/null-if-malformed.js'
import type { Unready } from '../page/page-of.js'
import type { PageProps } from '../page/page-props.js'
import { progressOf } from '../page/progress-of.js'
import { useCode, useUsedCode } from '../links/use-code.js'
import { useEntryActions } from '../entry/use-entry-actions.js'
import { useTask } from '../../lib/use-task.js'

/** The outcome. Only the user sees `denied`: the page sends no request for it. */
type End = 'done' | 'gone' | 'maybe-done' | 'denied'

type Step =
  | { readonly step: 'no-code' | 'framed' | 'signed-out' | End }
  | { readonly step: 'ask' | 'sure'; readonly loginCode: string; readonly user: Identity }

export type CliAuthConfirmState = Progress & Step

export interface CliAuthConfirmActions {
  signIn(): void
  authorize(): void
  cancel(): void
  switchAccount(): void
  retry(): void
  close(): void
}

const PARAMETER = 'login_code'
/** In the address of a page that another site has led to, so that it is known after a sign-in, too. */
const MARK = 'from_elsewhere'
/** Where this browser notes which tool it has let in last, by the words that are compared. */
const NOTE = 'latchkey-cli'

/** Everything that the page that lets a command-line tool in knows and does, but for how it looks. */
export function useCliAuthConfirm(
  props: PageProps,
): [CliAuthConfirmState | Unready, CliAuthConfirmActions] {
  const { onEvent } = props
  const app = useApp()
  const loginCode = useCode(PARAMETER)
  const address = useAddress()
  const [isElsewhere] = useState(() => cameFromElsewhere() || searchParamsOf(address).has(MARK))
  const [isFramed] = useState(isFramedElsewhere)
  const [isSure, setSure] = useState(false)
  const [end, setEnd] = useState<End | null>(null)
  const task = useTask(onEvent)
  const entry = useEntry(false)
  const [progress, { retry, signOut }] = useEntryActions(entry, props, 'home')

  const complete = async (code: string) => {
    const wasLost = task.failure !== null && task.failure.kind !== 'rate-limited'
    const result = await nullIfMalformed(app.completeCliLogin(code))
    const phrase = cliLoginPhrase(code)
    if (result?.status === 'ok') {
      writeNote('localStorage', NOTE, phrase)
      setEnd('done')
      return onEvent?.({ type: 'cli-authorized' })
    }
    // Another tab was quicker (CL23).
    if (readNote('localStorage', NOTE) === phrase) return setEnd('done')
    if (result) onEvent?.({ type: 'refused', code: result.error.code })
    if (result?.error.code === 'USER_AUTHENTICATION_REQUIRED') throw result.error
    // One refusal for all: a first try whose answer was lost may be why (CL23).
    setEnd(wasLost ? 'maybe-done' : 'gone')
  }

  const signIn = () =>
    task.run(async () => {
      if (isElsewhere) markAddress(MARK)
      await app.redirectToSignIn({ replace: true })
    })

  const authorize = () => {
    if (!loginCode) return
    if (isElsewhere && !isSure) setSure(true)
    else task.run(() => complete(loginCode))
  }

  const step = toStep({ loginCode, isFramed, end, isSure }, entry)
  useOnce(signIn, step.step === 'signed-out')
  useUsedCode(loginCode, end === 'done', () => setEnd('done'), PARAMETER)

  return [
    { ...step, ...progressOf(task, progress) },
    {
      signIn,
      authorize,
      cancel: () => setEnd('denied'),
      switchAccount: signOut,
      retry,
      close: closePage,
    },
  ]
}

interface Known {
  loginCode: FoundCode | undefined
  isFramed: boolean
  end: End | null
  isSure: boolean
}

function toStep(
  { loginCode, isFramed, end, isSure }: Known,
  entry: Entry,
): Step | Pick<Unready, 'step'> {
  if (end) return { step: end }
  if (loginCode === undefined) return { step: 'loading' }
  if (!loginCode) return { step: 'no-code' }
  if (isFramed) return { step: 'framed' }
  if (entry.step === 'open') return { step: 'signed-out' }
  if (entry.step !== 'signed-in') return { step: entry.step }
  return { step: isSure ? 'sure' : 'ask', loginCode, user: entry.user }
}
