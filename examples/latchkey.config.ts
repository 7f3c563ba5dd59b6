import { defineConfig } from 'latchkey'

/**
 * Configuration of the service of `npm start`, for this machine only. The keys are fixed and public, so
 * that the examples can contain them; a service in production does not start with them.
 */
export default defineConfig({
  port: 4710,
  dataFolder: '../.latchkey/data',
  dashboard: true,
  projects: [
    {
      id: 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10',
      displayName: 'Latchkey example',
      description: 'The project of the examples.',
      config: {
        magicLinkEnabled: true,
        passkeyEnabled: true,
        clientTeamCreationEnabled: true,
        clientUserDeletionEnabled: true,
        allowLocalhost: true,
        allowUserApiKeys: true,
        allowTeamApiKeys: true,
        oauthProviders: [
          { id: 'github', type: 'shared' },
          { id: 'google', type: 'shared' },
        ],
      },
      domains: [
        { domain: 'http://localhost:4711', handlerPath: '/handler' },
        { domain: 'http://localhost:4715', handlerPath: '/handler' },
      ],
      // Any MCP client can sign users in to the example mcp-server.
      oauthServer: {
        consentUrl: 'http://localhost:4711/handler/oauth-consent',
        allowsRegistration: true,
        allowsMetadataDocuments: true,
        resources: [
          {
            identifier: 'http://localhost:4717/mcp',
            scopes: [
              { id: 'notes:read', description: 'Read your notes' },
              { id: 'notes:write', description: 'Add notes' },
            ],
          },
        ],
      },
      keys: {
        publishableClientKey: 'pck_development_example',
        secretServerKey: 'ssk_development_example',
        superSecretAdminKey: 'sak_development_example',
      },
      users: [
        {
          email: 'demo@example.com',
          emailVerified: true,
          displayName: 'Demo',
          password: 'demo-password',
        },
      ],
    },
    {
      id: 'internal',
      displayName: 'Latchkey dashboard',
      description: 'The project that owns the others.',
      config: { allowLocalhost: true, clientTeamCreationEnabled: true },
      keys: {
        publishableClientKey: 'pck_development_internal',
        secretServerKey: 'ssk_development_internal',
        superSecretAdminKey: 'sak_development_internal',
      },
      // The user who manages the project above in the dashboard.
      users: [
        {
          email: 'owner@example.com',
          emailVerified: true,
          displayName: 'Owner',
          password: 'owner-password',
          ownedProjectIds: ['e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10'],
        },
      ],
    },
  ],
})
