import { type ComponentType, lazy } from 'react'
import type { SectionName } from './place.js'
import type { SectionProps } from './section-props.js'

/** Every section, in a chunk of its own that is loaded when it is gone to. */
export const sections: Readonly<Record<SectionName, ComponentType<SectionProps>>> = {
  profile: lazy(async () => ({ default: (await import('./profile/profile.js')).Profile })),
  emails: lazy(async () => ({ default: (await import('./emails/emails.js')).Emails })),
  security: lazy(async () => ({ default: (await import('./security/security.js')).Security })),
  sessions: lazy(async () => ({ default: (await import('./sessions/sessions.js')).Sessions })),
  'api-keys': lazy(async () => ({ default: (await import('./api-keys/api-keys.js')).ApiKeys })),
  team: lazy(async () => ({ default: (await import('./team/team.js')).Team })),
  'new-team': lazy(async () => ({ default: (await import('./new-team/new-team.js')).NewTeam })),
  settings: lazy(async () => ({ default: (await import('./settings/settings.js')).Settings })),
}
