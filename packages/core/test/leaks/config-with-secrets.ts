import type { CheckedIn } from './secret-kinds.js'

/** The kinds of secrets that a configuration of the service can contain. */
type Kind = CheckedIn<'service startup'> & CheckedIn<'command line'>

/** Creates a valid service configuration with a secret of every kind. */
export function configWithSecrets({ make }: { make: (name: Kind) => string }) {
  const clientSecret = make('OAuth client secret')
  const project = {
    id: '0b8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d',
    displayName: 'Leaks',
    keys: {
      secretServerKey: make('secret server key'),
      superSecretAdminKey: make('super secret admin key'),
    },
    config: {
      oauthProviders: [
        { id: 'github' as const, type: 'standard' as const, clientId: 'id', clientSecret },
      ],
    },
    webhooks: [{ url: 'https://example.com/hook', secret: make('webhook secret') }],
    users: [{ email: 'ada@example.com', password: make('password') }],
  }
  const smtp = {
    host: '127.0.0.1',
    port: 2525,
    username: 'mailer',
    password: make('SMTP password'),
    senderEmail: 'mail@example.com',
  }
  return {
    port: 0,
    databaseUrl: `postgres://latchkey:${make('database password')}@127.0.0.1:1/latchkey`,
    encryptionKey: make('encryption key'),
    smtp,
    projects: [project] as [typeof project],
  }
}
