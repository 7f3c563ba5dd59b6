import type { IconName } from '../ui/icons.js'

/** A page of a project. */
export interface Section {
  readonly path: string
  readonly name: string
  readonly icon: IconName
  /** Other words for what the page has, by which it can be found. */
  readonly keywords?: readonly string[]
}

/** The pages of a project in groups. */
export const sectionGroups: readonly {
  readonly name: string
  readonly sections: readonly Section[]
}[] = [
  { name: '', sections: [{ path: '', name: 'Overview', icon: 'overview' }] },
  {
    name: 'People',
    sections: [
      { path: 'users', name: 'Users', icon: 'users' },
      { path: 'teams', name: 'Teams', icon: 'teams' },
      { path: 'permissions', name: 'Permissions', icon: 'permissions' },
    ],
  },
  {
    name: 'Sign-in',
    sections: [
      {
        path: 'sign-in',
        name: 'Sign-in methods',
        icon: 'sign-in',
        keywords: ['password', 'email code', 'magic link', 'passkey', 'guest', 'sign-up'],
      },
      {
        path: 'branding',
        name: 'Branding',
        icon: 'branding',
        keywords: ['logo', 'color', 'support email', 'theme'],
      },
      {
        path: 'policies',
        name: 'Policies',
        icon: 'permissions',
        keywords: ['second factor', 'session', 'lifetime', 'verification', 'password rules'],
      },
      {
        path: 'providers',
        name: 'OAuth providers',
        icon: 'providers',
        keywords: ['google', 'github', 'microsoft', 'apple', 'social'],
      },
      {
        path: 'domains',
        name: 'Domains',
        icon: 'domains',
        keywords: ['redirect', 'production mode', 'localhost'],
      },
    ],
  },
  {
    name: 'Email',
    sections: [
      { path: 'templates', name: 'Email templates', icon: 'templates' },
      { path: 'notifications', name: 'Security emails', icon: 'permissions' },
      {
        path: 'email-server',
        name: 'Email server',
        icon: 'email-server',
        keywords: ['smtp', 'sender'],
      },
      { path: 'email-log', name: 'Email log', icon: 'email-log' },
    ],
  },
  {
    name: 'Developers',
    sections: [
      {
        path: 'keys',
        name: 'API keys',
        icon: 'keys',
        keywords: ['secret', 'publishable', 'server key'],
      },
      { path: 'webhooks', name: 'Webhooks', icon: 'webhooks', keywords: ['endpoint', 'delivery'] },
      {
        path: 'audit-log',
        name: 'Audit log',
        icon: 'audit-log',
        keywords: ['events', 'activity', 'history'],
      },
      {
        path: 'general',
        name: 'Settings',
        icon: 'settings',
        keywords: ['project name', 'owner', 'transfer', 'delete project'],
      },
    ],
  },
]
