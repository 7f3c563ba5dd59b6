import type { CurrentUser, Team } from '@latchkey/core'
import { useRef, useState } from 'react'
import { type Failure, toFailure } from '../../lib/failure.js'
import { useApp } from '../../lib/use-app.js'
import { useSnapshot } from '../../lib/use-query.js'
import { useMutation } from '../../lib/use-mutation.js'
import type { FormProblem } from '../forms/form.js'
import { useQueryOf } from '../../lib/use-query-of.js'

interface TeamFormState {
  /** Whether the form for a new team is shown. */
  readonly isCreating: boolean
  /** The problem of an empty name. A new object moves focus to the field. */
  readonly nameMissing: FormProblem | null
  readonly failure: Failure | null
}

const noForm: TeamFormState = { isCreating: false, nameMissing: null, failure: null }

/** Returns the state and actions of a team switcher. */
export function useTeamSwitcher(user: CurrentUser, onSelect?: (team: Team) => void) {
  const query = useQueryOf(user, 'listTeams')
  const { status, data: teams } = useSnapshot(query)
  const project = useSnapshot(useApp().project).data
  const [form, setForm] = useState(noForm)
  const { isBusy, failure, run } = useMutation()
  const latestChoice = useRef<Team>(undefined)
  const select = (team: Team) => {
    setForm(noForm)
    latestChoice.current = team
    run(async () => {
      let selectedTeam: Team
      do {
        selectedTeam = latestChoice.current ?? team
        await user.setSelectedTeam(selectedTeam)
        // The user may have selected another team in the meantime.
      } while (selectedTeam !== latestChoice.current)
      onSelect?.(selectedTeam)
    })
  }
  const create = (typedName: string) => {
    const displayName = typedName.trim()
    const nameMissing = displayName
      ? null
      : { field: 'team', label: 'teamMenuNameMissing' as const }
    const submittedForm: TeamFormState = { isCreating: true, nameMissing, failure: null }
    setForm(submittedForm)
    if (nameMissing) return
    run(async () => {
      try {
        const team = await user.createTeam({ displayName })
        setForm(noForm)
        onSelect?.(team)
      } catch (error) {
        setForm({ ...submittedForm, failure: toFailure(error) })
      }
    })
  }
  return {
    state: {
      ...form,
      isBusy,
      // A pending selection delays the form, so the form shows its failure.
      failure: form.failure ?? (form.isCreating && !isBusy ? null : failure),
      /** Undefined while loading, null after a failed load. */
      teams: teams ?? (status === 'failed' ? null : undefined),
      selected: user.selectedTeam,
      /** Whether the project allows users to create teams. */
      canCreate: project?.config.clientTeamCreationEnabled ?? false,
    },
    actions: {
      select,
      create,
      /** Shows the form for a new team. */
      begin: () => setForm({ ...noForm, isCreating: true }),
      cancel: () => setForm(noForm),
      retry() {
        // The snapshot contains the failure.
        void query.refresh().catch(() => {})
      },
    },
  }
}
