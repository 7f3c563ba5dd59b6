import type { texts } from '../locales/en/frame.js'
import type { SharedKey } from '../locales/text.js'
import type { IconName } from '../ui/icons.js'

type FrameKey = SharedKey | keyof typeof texts

/** A page of a project. */
export interface Section {
  readonly path: string
  readonly name: FrameKey
  readonly icon: IconName
  /** Whether it is a table or a list, which loads in that shape. */
  readonly isList?: boolean
  /** Other words for what the page has, by which it can be found. */
  readonly keywords?: FrameKey
}

/** The pages of a project in groups. */
export const sectionGroups: readonly {
  /** Null for a page that stands alone. */
  readonly name: FrameKey | null
  readonly sections: readonly Section[]
}[] = [
  { name: null, sections: [{ path: '', name: 'overview', icon: 'overview' }] },
  {
    name: 'people',
    sections: [
      { path: 'users', name: 'users', icon: 'users', isList: true, keywords: 'usersKeywords' },
      { path: 'teams', name: 'teams', icon: 'teams', isList: true },
      { path: 'permissions', name: 'permissions', icon: 'permissions' },
    ],
  },
  {
    name: 'signIn',
    sections: [
      {
        path: 'sign-in',
        name: 'signInMethods',
        icon: 'sign-in',
        keywords: 'signInMethodsKeywords',
      },
      {
        path: 'branding',
        name: 'branding',
        icon: 'branding',
        keywords: 'brandingKeywords',
      },
      {
        path: 'policies',
        name: 'policies',
        icon: 'policies',
        keywords: 'policiesKeywords',
      },
      {
        path: 'providers',
        name: 'providers',
        icon: 'providers',
        isList: true,
        keywords: 'providersKeywords',
      },
      {
        path: 'domains',
        name: 'domains',
        icon: 'domains',
        keywords: 'domainsKeywords',
      },
    ],
  },
  {
    name: 'emails',
    sections: [
      { path: 'templates', name: 'emailTemplates', icon: 'templates', isList: true },
      { path: 'notifications', name: 'securityEmails', icon: 'notifications' },
      {
        path: 'email-server',
        name: 'emailServer',
        icon: 'email-server',
        keywords: 'emailServerKeywords',
      },
      {
        path: 'email-log',
        name: 'emailLog',
        icon: 'email-log',
        isList: true,
        keywords: 'emailLogKeywords',
      },
    ],
  },
  {
    name: 'developers',
    sections: [
      {
        path: 'keys',
        name: 'apiKeys',
        icon: 'keys',
        isList: true,
        keywords: 'apiKeysKeywords',
      },
      {
        path: 'oauth-server',
        name: 'oauthServer',
        icon: 'oauth-server',
        keywords: 'oauthServerKeywords',
      },
      { path: 'webhooks', name: 'webhooks', icon: 'webhooks', keywords: 'webhooksKeywords' },
    ],
  },
  {
    name: 'projectNavigation',
    sections: [
      {
        path: 'audit-log',
        name: 'auditLog',
        icon: 'audit-log',
        isList: true,
        keywords: 'auditLogKeywords',
      },
      {
        path: 'members',
        name: 'projectMembers',
        icon: 'members',
        isList: true,
        keywords: 'projectMembersKeywords',
      },
      {
        path: 'general',
        name: 'settings',
        icon: 'settings',
        keywords: 'settingsKeywords',
      },
    ],
  },
]
