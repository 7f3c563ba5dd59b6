import type { TeamInvitationDetails, TeamInvitationError } from '@latchkey/core'
import { queryOf } from '@latchkey/core/query'
import { useState } from 'react'
import { useApp } from '../../hooks/use-app.js'
import type { Identity } from '../../ui/person.js'
import { useOnce } from '../../lib/use-once.js'
import { type Task, useTask } from '../../lib/use-task.js'
import type { FoundCode } from '../links/code-of.js'
import { type Entry, useEntry } from '../entry/entry.js'
import { type LinkProblem, linkProblemOf } from '../links/link-problem.js'
import type { Unready } from '../page/page-of.js'
import type { PageProps } from '../page/page-props.js'
import { progressOf } from '../page/progress-of.js'
import { type EntryProgress, useEntryActions } from '../entry/use-entry-actions.js'
import { useCode, useUsedCode } from '../links/use-code.js'
import { useLeave } from '../page/use-leave.js'

/** The outcome of the invitation. */
type End =
  | { readonly step: 'joined'; readonly team: TeamInvitationDetails }
  | { readonly step: 'refused'; readonly reason: LinkProblem }

type Step =
  | { readonly step: 'no-code' }
  | {
      readonly step: 'signed-out'
      readonly canSignUp: boolean
      /** The address that was invited. */
      readonly email: string | null
    }
  | { readonly step: 'ask'; readonly team: TeamInvitationDetails; readonly user: Identity }
  | End

export type TeamInvitationState = EntryProgress & Step

export interface TeamInvitationActions {
  retry(): void
  join(): void
  /** Selects the team, then goes on into the app. */
  openTeam(): void
  switchAccount(): void
}

/** What is known of the invitation; without a user, no more than that it is good. */
type Answer =
  | { readonly step: 'unknown' }
  | { readonly step: 'good'; readonly email: string | null }
  | { readonly step: 'ask'; readonly team: TeamInvitationDetails }
  | End

/** Everything that the team invitation page knows and does for one user, but for how it looks. */
export function useTeamInvitation(
  props: PageProps,
): [TeamInvitationState | Unready, TeamInvitationActions] {
  const { onEvent, redirectTo } = props
  const app = useApp()
  const leave = useLeave(redirectTo)
  const code = useCode()
  const task = useTask(onEvent)
  const leaving = useTask(onEvent)
  const [answer, setAnswer] = useState<Answer>({ step: 'unknown' })
  const entry = useEntry(false)
  const [progress, { retry, signOut }] = useEntryActions(entry, props, 'home')
  const user = entry.step === 'signed-in' ? entry.user : null

  const refuse = (error: TeamInvitationError) => {
    // The session has ended elsewhere; the page begins anew when the app has noticed.
    if (error.code === 'USER_AUTHENTICATION_REQUIRED') throw error
    setAnswer({ step: 'refused', reason: linkProblemOf(error) })
    onEvent?.({ type: 'refused', code: error.code })
  }

  const check = () =>
    task.run(async () => {
      if (!code) return
      if (user) {
        const details = await app.getTeamInvitationDetails(code)
        if (details.status === 'error') return refuse(details.error)
        return setAnswer({ step: 'ask', team: details.data })
      }
      const check = await app.verifyTeamInvitationCode(code)
      if (check.status === 'error') return refuse(check.error)
      setAnswer({ step: 'good', email: check.data.recipientEmail })
    })

  const accept = async (given: string, team: TeamInvitationDetails) => {
    const result = await app.acceptTeamInvitation(given)
    // The response was lost although the service accepted the invitation, so the membership is read.
    const isMember = async () =>
      result.status === 'ok' ||
      (result.error.code === 'VERIFICATION_CODE_ALREADY_USED' &&
        user !== null &&
        (await queryOf(app, user, 'listTeams').refresh()).some(({ id }) => id === team.teamId))
    if (await isMember()) {
      setAnswer({ step: 'joined', team })
      onEvent?.({ type: 'team-joined' })
    } else if (result.status === 'error') refuse(result.error)
  }

  const openTeam = async (team: TeamInvitationDetails) => {
    await user?.setSelectedTeam(team.teamId)
    await leave('home')
  }

  useOnce(check, !!code && (entry.step === 'open' || entry.step === 'signed-in'))
  useUsedCode(code, answer.step === 'joined', () => setAnswer({ step: 'refused', reason: 'used' }))

  const all = { ...progressOf(task, leaving, progress), isLeaving: leaving.isBusy }
  return [
    { ...all, ...toStep(code, answer, entry, task) },
    {
      retry: entry.step === 'unavailable' ? retry : check,
      join: () => answer.step === 'ask' && code && task.run(() => accept(code, answer.team)),
      openTeam: () => 'team' in answer && leaving.run(() => openTeam(answer.team)),
      switchAccount: signOut,
    },
  ]
}

function toStep(
  code: FoundCode | undefined,
  answer: Answer,
  entry: Entry,
  { isBusy, failure }: Task,
): Step | Pick<Unready, 'step'> {
  if (answer.step === 'joined' || answer.step === 'refused') return answer
  if (code === null) return { step: 'no-code' }
  if (code === '') return { step: 'refused', reason: 'invalid' }
  if (entry.step === 'unavailable') return { step: 'unavailable' }
  if (answer.step === 'ask' && entry.step === 'signed-in') {
    return { step: 'ask', team: answer.team, user: entry.user }
  }
  if (answer.step === 'good' && entry.step === 'open') {
    const { signUpEnabled: canSignUp } = entry.project.config
    return { step: 'signed-out', canSignUp, email: answer.email }
  }
  return { step: failure && !isBusy ? 'unavailable' : 'loading' }
}
