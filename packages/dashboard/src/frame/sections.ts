import type { ProjectRole } from '@latchkey/core/admin'
import type { DialogPlace } from '../navigation/use-dialog-place.js'
import type { texts } from '../locales/en/frame.js'
import type { SharedKey } from '../locales/text.js'
import type { IconName } from '../ui/icons.js'
import type { SkeletonShape } from './skeleton.js'

type FrameKey = SharedKey | keyof typeof texts

/** A page of a project. */
export interface Section {
  readonly path: string
  readonly name: FrameKey
  readonly icon: IconName
  /** The shape in which it loads. Default: `page`. */
  readonly shape?: SkeletonShape
  /** Other words for what the page has, by which it can be found. */
  readonly keywords?: FrameKey
}

/** An act that the search offers: the dialog of a button on a page. */
export interface Action {
  readonly path: string
  readonly name: SharedKey
  readonly icon: IconName
  /** The `place` of the button. */
  readonly dialog: DialogPlace
  /** The role that the button needs. */
  readonly needs: ProjectRole
}

export const actions: readonly Action[] = [
  { path: 'users', name: 'newUser', icon: 'users', dialog: 'new-user', needs: 'developer' },
  {
    path: 'members',
    name: 'inviteMembersTitle',
    icon: 'members',
    dialog: 'invite',
    needs: 'owner',
  },
  {
    path: 'webhooks',
    name: 'addEndpoint',
    icon: 'webhooks',
    dialog: 'new-endpoint',
    needs: 'developer',
  },
  { path: 'keys', name: 'newKeys', icon: 'keys', dialog: 'new-keys', needs: 'developer' },
]

/** The pages of a project in groups. */
export const sectionGroups: readonly {
  /** Null for a page that stands alone. */
  readonly name: FrameKey | null
  readonly sections: readonly Section[]
}[] = [
  { name: null, sections: [{ path: '', name: 'overview', icon: 'overview', shape: 'charts' }] },
  {
    name: 'people',
    sections: [
      {
        path: 'users',
        name: 'users',
        icon: 'users',
        shape: 'searched-list',
        keywords: 'usersKeywords',
      },
      { path: 'teams', name: 'teams', icon: 'teams' },
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
        shape: 'list',
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
      { path: 'templates', name: 'emailTemplates', icon: 'templates' },
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
        keywords: 'auditLogKeywords',
      },
      {
        path: 'members',
        name: 'projectMembers',
        icon: 'members',
        shape: 'list',
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
