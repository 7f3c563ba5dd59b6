import type { CurrentUser, Project, Snapshot } from '@latchkey/core'
import { useMemo, useState } from 'react'
import { type Failure, toFailure } from '../../lib/failure.js'
import { useApp } from '../../hooks/use-app.js'
import { type UserState, useUserState } from '../../hooks/use-user-state.js'
import { useSnapshot } from '../../lib/use-query.js'

/** Whether a person may sign in or up here, or what stands in the way. */
export type Entry =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly failure: Failure }
  | { readonly step: 'signed-in'; readonly user: CurrentUser }
  | { readonly step: 'open'; readonly project: Project }

const notYet = (error: unknown): Entry =>
  error === undefined ? { step: 'loading' } : { step: 'unavailable', failure: toFailure(error) }

/** @param isEntering true keeps the submitted form although a user is signed in by now */
export function entryOf(project: Snapshot<Project>, user: UserState, isEntering: boolean): Entry {
  if (project.data === undefined) return notYet(project.error)
  if (isEntering) return { step: 'open', project: project.data }
  if (user.user === undefined) return notYet(user.error)
  if (user.status === 'signed-in') return { step: 'signed-in', user: user.user }
  return { step: 'open', project: project.data }
}

export function useEntry(isEntering: boolean): Entry {
  const project = useSnapshot(useApp().project)
  const user = useUserState()
  const [wasOpen, setWasOpen] = useState(false)
  // Nor does the form go while it is found out who has just signed in, here or in another tab.
  const isHeld = isEntering || (wasOpen && user.status === 'loading')
  const entry = useMemo(() => entryOf(project, user, isHeld), [project, user, isHeld])
  const isOpen = entry.step === 'open'
  if (isOpen !== wasOpen) setWasOpen(isOpen)
  return entry
}
