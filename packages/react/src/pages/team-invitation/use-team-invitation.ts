import type {
  TeamInvitationDetails,
  TeamInvitationError,
  TeamInvitationRecipient,
} from '@latchkey/core'
import { queryOf } from '@latchkey/core/query'
import { useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import { type Progress, combineProgress } from '../../ui/forms/primary-action.js'
import type { Identity } from '../../ui/user-summary.js'
import { useOnce } from '../../lib/use-once.js'
import { useMutation } from '../../lib/use-mutation.js'
import { type LinkCode, useLinkCode, useClearUsedCode } from '../links/link-code.js'
import { type Entry, useEntry } from '../entry/entry.js'
import { type LinkProblem, linkProblemOf } from '../links/link-problem.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { type EntryProgress, useEntryActions } from '../entry/use-entry-actions.js'
import { useRedirect } from '../page-frame/redirects.js'

/** The outcome of the invitation. */
type End =
  | { readonly step: 'joined'; readonly team: TeamInvitationDetails }
  | { readonly step: 'refused'; readonly reason: LinkProblem }

type Step =
  | { readonly step: 'no-code' }
  | {
      readonly step: 'signed-out'
      readonly canSignUp: boolean
      /** The address that was invited, and the names that the email contains. */
      readonly invitation: TeamInvitationRecipient
    }
  | { readonly step: 'ask'; readonly team: TeamInvitationDetails; readonly user: Identity }
  | End

export type TeamInvitationState = EntryProgress & Step

/** The result of checking the code. */
type CheckResult =
  | { readonly step: 'unknown' }
  | { readonly step: 'good'; readonly invitation: TeamInvitationRecipient }
  | { readonly step: 'ask'; readonly team: TeamInvitationDetails }
  | End

/** Returns the state and actions of the team invitation page for one user. */
export function useTeamInvitation(props: PageProps) {
  const { onEvent, redirectTo } = props
  const app = useApp()
  const redirect = useRedirect(redirectTo)
  const code = useLinkCode()
  const mutation = useMutation(onEvent)
  const redirecting = useMutation(onEvent)
  const [checkResult, setCheckResult] = useState<CheckResult>({ step: 'unknown' })
  const entry = useEntry(false)
  const { progress, actions } = useEntryActions(entry, props, 'home')
  const user = entry.step === 'signed-in' ? entry.user : null

  const refuse = (error: TeamInvitationError) => {
    // The session has ended elsewhere. The page restarts when the app's user changes.
    if (error.code === 'USER_AUTHENTICATION_REQUIRED') throw error
    setCheckResult({ step: 'refused', reason: linkProblemOf(error) })
    onEvent?.({ type: 'refused', code: error.code })
  }

  const check = () =>
    mutation.run(async () => {
      if (!code) return
      if (user) {
        const details = await app.getTeamInvitationDetails(code)
        if (details.status === 'error') return refuse(details.error)
        return setCheckResult({ step: 'ask', team: details.data })
      }
      const check = await app.verifyTeamInvitationCode(code)
      if (check.status === 'error') return refuse(check.error)
      setCheckResult({ step: 'good', invitation: check.data })
    })

  const accept = async (checkedCode: string, team: TeamInvitationDetails) => {
    const result = await app.acceptTeamInvitation(checkedCode)
    // The response was lost although the service accepted the invitation, so the membership is read.
    const isMember = async () =>
      result.status === 'ok' ||
      (result.error.code === 'VERIFICATION_CODE_ALREADY_USED' &&
        user !== null &&
        (await queryOf(app, user, 'listTeams').refresh()).some(({ id }) => id === team.teamId))
    if (await isMember()) {
      setCheckResult({ step: 'joined', team })
      onEvent?.({ type: 'team-joined' })
    } else if (result.status === 'error') refuse(result.error)
  }

  const openTeam = async (team: TeamInvitationDetails) => {
    await user?.setSelectedTeam(team.teamId)
    await redirect('home')
  }

  useOnce(check, !!code && (entry.step === 'open' || entry.step === 'signed-in'))
  useClearUsedCode(code, checkResult.step === 'joined', () =>
    setCheckResult({ step: 'refused', reason: 'used' }),
  )

  const allProgress: EntryProgress = {
    ...combineProgress(mutation, redirecting, progress),
    isRedirecting: redirecting.isBusy,
  }
  const step = toStep({ code, checkResult, entry, ...mutation })
  const state: TeamInvitationState | NotReady = { ...allProgress, ...step }
  return {
    state,
    actions: {
      retry: entry.step === 'unavailable' ? actions.retry : check,
      join: () =>
        checkResult.step === 'ask' && code && mutation.run(() => accept(code, checkResult.team)),
      /** Selects the team and redirects to the app. */
      openTeam: () => 'team' in checkResult && redirecting.run(() => openTeam(checkResult.team)),
      switchAccount: actions.signOut,
    },
  }
}

interface StepInput extends Progress {
  code: LinkCode | undefined
  checkResult: CheckResult
  entry: Entry
}

function toStep({
  code,
  checkResult,
  entry,
  isBusy,
  failure,
}: StepInput): Step | Pick<NotReady, 'step'> {
  if (checkResult.step === 'joined' || checkResult.step === 'refused') return checkResult
  if (code === null) return { step: 'no-code' }
  if (code === '') return { step: 'refused', reason: 'invalid' }
  if (entry.step === 'unavailable') return { step: 'unavailable' }
  if (checkResult.step === 'ask' && entry.step === 'signed-in') {
    return { step: 'ask', team: checkResult.team, user: entry.user }
  }
  if (checkResult.step === 'good' && entry.step === 'open') {
    const { signUpEnabled: canSignUp } = entry.project.config
    return { step: 'signed-out', canSignUp, invitation: checkResult.invitation }
  }
  return { step: failure && !isBusy ? 'unavailable' : 'loading' }
}
