import type { CurrentUser, Project, Team, TeamMember } from '@latchkey/core'
import type { ReactNode } from 'react'
import type { PageProps } from '../page/page-props.js'
import type { Place } from './place.js'

export interface AccountSettingsProps extends PageProps {
  /**
   * How old a sign-in may be, in milliseconds, for changing what an account hangs on: its password, its
   * primary address, its second factor, and whether it exists. Who signed in before that is asked to do
   * it again. Default: 10 minutes; `Infinity` never asks.
   */
  confirmAfterMillis?: number | undefined
  /** What else can be done with a member of a team, where the app has a route of its own for it. */
  memberActions?: ((member: TeamMember, team: Team) => ReactNode) | undefined
}

/** What every section is given. */
export interface SectionProps extends AccountSettingsProps {
  user: CurrentUser
  project: Project
  /** Where the section is one team's. */
  teamId?: string | undefined
  /** Somebody acts in this person's name; undefined while nobody knows. */
  isImpersonated: boolean | undefined
  /** Goes to another section. */
  go: (place: Place | null) => void
}
