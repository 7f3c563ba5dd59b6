import { type ComponentType, createElement, Suspense } from 'react'
import { useIsStillOnPage } from '../../lib/use-current-url.js'
import { PageErrorBoundary } from '../page-frame/page-error-boundary.js'
import { lazyComponent } from '../page-frame/lazy-component.js'
import type { Place, SectionName } from './place.js'
import {
  InterruptedChangeNote,
  RecentSignInPrompt,
} from '../recent-sign-in/recent-sign-in-prompt.js'
import { FailedView } from './setting-parts/resource-view.js'
import type { SectionProps } from './section-props.js'
import { SectionPlaceholder } from './section-placeholder.js'
import {
  RecentSignInContext,
  useIsChangeInterrupted,
  useRecentSignIn,
} from '../recent-sign-in/use-recent-sign-in.js'

/** All sections. Each loads in its own chunk when it is opened. */
const sections: Readonly<Record<SectionName, ComponentType<SectionProps>>> = {
  profile: lazyComponent(async () => (await import('./profile/profile.js')).Profile),
  emails: lazyComponent(async () => (await import('./emails/emails.js')).Emails),
  security: lazyComponent(async () => (await import('./security/security.js')).Security),
  sessions: lazyComponent(async () => (await import('./sessions/sessions.js')).Sessions),
  'connected-apps': lazyComponent(
    async () => (await import('./connected-apps/connected-apps.js')).ConnectedApps,
  ),
  'api-keys': lazyComponent(async () => (await import('./api-keys/api-keys.js')).ApiKeys),
  team: lazyComponent(async () => (await import('./team/team.js')).Team),
  'new-team': lazyComponent(async () => (await import('./new-team/new-team.js')).NewTeam),
}

/** Renders one section, with a skeleton until it is loaded. */
export function Section({ section, ...props }: SectionProps & { section: SectionName }) {
  const isStillOnPage = useIsStillOnPage()
  const recentSignIn = useRecentSignIn(props)
  const isInterrupted = useIsChangeInterrupted(props)
  const go = (place: Place | null) => {
    if (isStillOnPage()) props.go(place)
  }
  return (
    <PageErrorBoundary
      onEvent={props.onEvent}
      fallback={(loadFailure) => <FailedView {...loadFailure} />}
    >
      <InterruptedChangeNote isShown={isInterrupted} />
      <RecentSignInContext.Provider value={recentSignIn}>
        <Suspense
          fallback={<SectionPlaceholder section={section} teamSection={props.teamSection} />}
        >
          {createElement(sections[section], { ...props, go })}
        </Suspense>
      </RecentSignInContext.Provider>
      <RecentSignInPrompt recentSignIn={recentSignIn} />
    </PageErrorBoundary>
  )
}
