import type { CurrentUser, Project, Team, TeamMember } from '@latchkey/core'
import type { ReactNode } from 'react'
import type { PageProps } from '../page-frame/page-props.js'
import type { Place, TeamSectionName } from './place.js'

/** The props of `AccountSettings`. */
export interface AccountSettingsProps extends PageProps {
  /**
   * The maximum age of a sign-in, in milliseconds, for sensitive changes: the password, the primary address,
   * the second factor and account deletion. A user with an older sign-in has to sign in again. Default: 10
   * minutes; `Infinity` never asks.
   */
  confirmAfterMillis?: number | undefined
  /** Additional actions for a team member, for example a link to a page of the app. */
  memberActions?: ((member: TeamMember, team: Team) => ReactNode) | undefined
}

/** The props of every section. */
export interface SectionProps extends AccountSettingsProps {
  user: CurrentUser
  project: Project
  /** The ID of the team, for the section of a team. */
  teamId?: string | undefined
  /** The section of the team; undefined for all of them, one below the other. */
  teamSection?: TeamSectionName | undefined
  /** True if another person impersonates this user; undefined while unknown. */
  isImpersonated: boolean | undefined
  /** Goes to another section. */
  go: (place: Place | null) => void
}
