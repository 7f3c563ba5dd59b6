import type { Owner } from './owner.js'

/** Creates content for every page and returns the paths of all pages. */
export async function createContent({ admin }: Owner): Promise<string[]> {
  const long = 'x'.repeat(256)
  const user = await admin.createUser({ displayName: 'Ada', primaryEmail: 'ada@example.com' })
  await user.createSession({ isImpersonation: true })
  await admin.createUser({ displayName: long })
  const team = await admin.createTeam({ displayName: long })
  await team.addUser(user.id)
  const singleSignOn = await team.loadSingleSignOn()
  await singleSignOn.addDomain(`${long.slice(0, 60)}.example`)
  const connection = await singleSignOn.createConnection({
    displayName: long,
    oidc: { issuer: `https://${long.slice(0, 60)}.example`, clientId: long, clientSecret: 'x' },
    groupMappings: [{ group: long, permissionIds: ['team_admin'] }],
  })
  await singleSignOn.createScimToken(connection.id, { description: long })
  await admin.createProjectPermissionDefinition({ id: long.slice(0, 60), description: long })
  await admin.updateOAuthServer({
    isEnabled: true,
    consentUrl: 'https://app.example.com/handler/oauth-consent',
    resources: [
      {
        identifier: `https://${long.slice(0, 60)}.example`,
        scopes: [{ id: 'x', description: long }],
      },
    ],
  })
  await admin.createOAuthClient({
    displayName: long,
    redirectUrls: [`https://app.example/${long}`],
  })
  const project = await admin.getProject()
  await project.update({
    displayName: long,
    config: { domains: [{ domain: `https://${long.slice(0, 60)}.example`, handlerPath: '/h' }] },
  })
  const pages = [
    '',
    'general',
    'sign-in',
    'policies',
    'providers',
    'domains',
    'keys',
    'oauth-server',
    'users',
    'teams',
    'webhooks',
    'members',
  ]
  return [
    ...pages,
    `users/${user.id}`,
    `teams/${team.id}`,
    `teams/${team.id}/single-sign-on`,
    `teams/${team.id}/single-sign-on/${connection.id}`,
    // A missing page.
    'permissions/none',
    'permissions/team',
    'permissions/project',
    'branding',
    'templates',
    'templates/magic_link',
    'notifications',
    'email-server',
    'email-log',
    'audit-log',
  ]
}
