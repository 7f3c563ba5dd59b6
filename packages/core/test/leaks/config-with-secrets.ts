import type { SoughtIn } from './secret-kinds.js'

/** What is looked for wherever a configuration is read. */
type Kind = SoughtIn<'the start of the service'> & SoughtIn<'the command line'>

/** A configuration of the service with a secret of every kind that one can hold. Nothing is wrong with it. */
export function configWithSecrets({ make }: { make: (name: Kind) => string }) {
  const clientSecret = make('client secret of a provider')
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
    webhooks: [{ url: 'https://example.com/hook', secret: make('secret of a webhook') }],
    users: [{ email: 'ada@example.com', password: make('password') }],
  }
  const smtp = {
    host: '127.0.0.1',
    port: 2525,
    username: 'mailer',
    password: make('password of a mail server'),
    senderEmail: 'mail@example.com',
  }
  return {
    port: 0,
    databaseUrl: `postgres://latchkey:${make('password of the database')}@127.0.0.1:1/latchkey`,
    encryptionKey: make('encryption key'),
    smtp,
    projects: [project] as [typeof project],
  }
}
