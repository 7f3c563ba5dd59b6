/** Paths of the pages below a project. `user`, `team` and `connection` are the first of the project. */
export const pages = /** @type {const} */ ({
  overview: '',
  users: 'users',
  user: 'users/{user}',
  teams: 'teams',
  team: 'teams/{team}',
  'single-sign-on': 'teams/{team}/single-sign-on',
  connection: 'teams/{team}/single-sign-on/{connection}',
  permissions: 'permissions/team',
  'sign-in': 'sign-in',
  policies: 'policies',
  providers: 'providers',
  branding: 'branding',
  domains: 'domains',
  keys: 'keys',
  'oauth-server': 'oauth-server',
  templates: 'templates',
  template: 'templates/magic_link',
  notifications: 'notifications',
  'email-server': 'email-server',
  'email-log': 'email-log',
  webhooks: 'webhooks',
  'audit-log': 'audit-log',
  members: 'members',
  general: 'general',
})
/** @typedef {keyof typeof pages} PageName */

/** Lists whose pages say what to do while there is nothing. */
export const lists = /** @type {const} */ ([
  'overview',
  'users',
  'teams',
  'permissions',
  'keys',
  'oauth-server',
  'email-log',
  'webhooks',
  'audit-log',
])

/** Pages that read more than the frame has read. */
export const loading = /** @type {const} */ ([
  'overview',
  'users',
  'user',
  'team',
  'single-sign-on',
  'connection',
  'permissions',
  'keys',
  'oauth-server',
  'templates',
  'notifications',
  'email-log',
  'webhooks',
  'audit-log',
])
