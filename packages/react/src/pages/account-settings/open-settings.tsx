import type { CurrentUser, Project } from '@latchkey/core'
import { createElement, Suspense } from 'react'
import { SectionBoundary } from './section-boundary.js'
import type { AccountSettingsProps } from './section-props.js'
import { SectionSkeleton } from './section-skeleton.js'
import { sections } from './sections.js'
import { SettingsView } from './settings-view.js'
import { UnsavedContext, useUnsaved } from './unsaved.js'
import { useSurroundings } from './use-account-settings.js'
import { usePlace } from './use-place.js'

export interface OpenSettingsProps {
  page: AccountSettingsProps
  user: CurrentUser
  project: Project
}

/** The settings of somebody who is here. */
export function OpenSettings({ page, user, project }: OpenSettingsProps) {
  const { teams, isImpersonated } = useSurroundings(user)
  const [isUnsaved, mark] = useUnsaved()
  const [place, actions] = usePlace(isUnsaved)
  // Where both have room, something stands beside the list.
  const shown = place.shown ?? { section: 'profile' as const }
  const { section, teamId } = shown
  const props = { ...page, user, project, teamId, isImpersonated, go: actions.go }
  return (
    <SettingsView {...{ user, project, teams, isImpersonated, place, actions, shown }}>
      <UnsavedContext.Provider value={mark}>
        <SectionBoundary key={`${section} ${teamId}`} onEvent={page.onEvent}>
          <Suspense fallback={<SectionSkeleton rows={3} />}>
            {createElement(sections[section], props)}
          </Suspense>
        </SectionBoundary>
      </UnsavedContext.Provider>
    </SettingsView>
  )
}
