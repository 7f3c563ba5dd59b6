import { type ComponentType, createElement, Suspense } from 'react'
import { useIsHere } from '../../lib/use-address.js'
import { Boundary } from '../page/boundary.js'
import { lazily } from '../page/lazily.js'
import type { Place, SectionName } from './place.js'
import { ConfirmedView } from './change/confirmed-view.js'
import { FailedView } from './change/resource-view.js'
import type { SectionProps } from './section-props.js'
import { SectionSkeleton } from './section-skeleton.js'
import { SignInAgainContext } from './change/sign-in-again.js'
import { useConfirmed } from './change/use-confirmed.js'

/** Every section, in a chunk of its own that is loaded when it is gone to. */
const sections: Readonly<Record<SectionName, ComponentType<SectionProps>>> = {
  profile: lazily(async () => (await import('./profile/profile.js')).Profile),
  emails: lazily(async () => (await import('./emails/emails.js')).Emails),
  security: lazily(async () => (await import('./security/security.js')).Security),
  sessions: lazily(async () => (await import('./sessions/sessions.js')).Sessions),
  'api-keys': lazily(async () => (await import('./api-keys/api-keys.js')).ApiKeys),
  team: lazily(async () => (await import('./team/team.js')).Team),
  'new-team': lazily(async () => (await import('./new-team/new-team.js')).NewTeam),
  settings: lazily(async () => (await import('./settings/settings.js')).Settings),
}

/** One section, and what stands in its place until it is loaded. */
export function Section({ section, ...props }: SectionProps & { section: SectionName }) {
  const isHere = useIsHere()
  const confirmed = useConfirmed(props)
  const go = (place: Place | null) => {
    if (isHere()) props.go(place)
  }
  return (
    <Boundary onEvent={props.onEvent} instead={(missing) => <FailedView {...missing} />}>
      <SignInAgainContext.Provider value={confirmed}>
        <Suspense fallback={<SectionSkeleton rows={3} hasHeading />}>
          {createElement(sections[section], { ...props, go })}
        </Suspense>
      </SignInAgainContext.Provider>
      <ConfirmedView confirmed={confirmed} />
    </Boundary>
  )
}
