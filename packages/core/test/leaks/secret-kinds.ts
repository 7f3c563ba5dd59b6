import { randomInt } from 'node:crypto'

/** Where secrets are looked for, and the test that looks there. */
export const surfaces = {
  'errors of an app': 'packages/core/test/leaks.test.ts',
  'objects of an app': 'packages/core/test/leaks.test.ts',
  'a sign-in at a provider': 'packages/core/test/leaks/sign-in-at-a-provider.test.ts',
  'a refused webhook': 'packages/core/test/leaks/refuse-a-webhook.test.ts',
  'a page': 'packages/react/test/leaks.test.tsx',
  'logs and refusals of the service': 'packages/service/test/leaks/responses-and-logs.test.ts',
  'the failure of a delivery': 'packages/service/test/leaks/delivery-failures.test.ts',
  'a lost database': 'packages/service/test/postgres/lost-database-leaks.test.ts',
  'the start of the service': 'packages/service/test/leaks/startup-failures.test.ts',
  'the command line': 'packages/cli/test/leaks.test.ts',
} as const

export type Surface = keyof typeof surfaces

export interface SecretKind {
  /** Makes a canary of it. Without, only the service makes such secrets, and one of its own is taken. */
  readonly make?: () => string
  readonly soughtIn: readonly [Surface, ...Surface[]]
  /** Where somebody has to see it, and why. */
  readonly shownIn?: string
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
const letters = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Something of one's own choice, which every way of writing it changes. */
const words = () => `${letters(12)} "/+%'\\ ${letters(12)}`
const starting = (prefix: string) => () => prefix + letters(24)
const inBase64 = (length: number, prefix = '') => prefix + btoa(letters(length))

const keyOfServers = {
  soughtIn: [
    'errors of an app',
    'objects of an app',
    'logs and refusals of the service',
    'the start of the service',
    'the command line',
  ],
  shownIn: 'standard output of latchkey dev --print-env, which is asked for it',
} as const

/** Every kind of secret there is: how a canary of it is made, where it is looked for, who may see it. */
export const secretKinds = {
  password: {
    make: words,
    soughtIn: [
      'errors of an app',
      'objects of an app',
      'a page',
      'logs and refusals of the service',
      'the start of the service',
      'the command line',
    ],
  },
  'new password': {
    make: words,
    soughtIn: ['errors of an app', 'a page', 'logs and refusals of the service'],
  },
  'code of a mail': {
    make: starting(''),
    soughtIn: [
      'errors of an app',
      'a page',
      'logs and refusals of the service',
      'the failure of a delivery',
    ],
    shownIn: 'the mail, and so the mailbox for development',
  },
  'attempt code': {
    make: starting(''),
    soughtIn: ['errors of an app', 'logs and refusals of the service'],
    shownIn: 'the answer that asks for the second factor',
  },
  'six digits': {
    make: () => String(randomInt(100_000, 1_000_000)),
    soughtIn: ['errors of an app', 'logs and refusals of the service'],
  },
  'secret of an authenticator': {
    make: () => inBase64(20),
    soughtIn: ['errors of an app', 'logs and refusals of the service'],
    shownIn: 'the settings of its user, while it is set up',
  },
  'access token': {
    soughtIn: [
      'errors of an app',
      'objects of an app',
      'a page',
      'logs and refusals of the service',
      'the command line',
    ],
  },
  'refresh token': {
    make: () => letters(45),
    soughtIn: [
      'errors of an app',
      'objects of an app',
      'a page',
      'logs and refusals of the service',
      'the command line',
    ],
    shownIn: 'the file of the session that latchkey login keeps, for its owner only',
  },
  'API key': {
    make: starting('lk_'),
    soughtIn: ['errors of an app', 'logs and refusals of the service'],
    shownIn: 'the settings of its user, once',
  },
  'publishable client key': {
    soughtIn: ['errors of an app'],
    shownIn: 'every page, which it is no secret of: it only need not be repeated',
  },
  'secret server key': {
    make: starting('ssk_'),
    ...keyOfServers,
  },
  'super secret admin key': {
    make: starting('sak_'),
    ...keyOfServers,
  },
  'password of a mail server': {
    make: words,
    soughtIn: [
      'errors of an app',
      'logs and refusals of the service',
      'the failure of a delivery',
      'the start of the service',
      'the command line',
    ],
    shownIn: 'the project as its own admin reads it',
  },
  'client secret of a provider': {
    make: words,
    soughtIn: ['logs and refusals of the service', 'the start of the service', 'the command line'],
    shownIn: 'the project as its own admin reads it',
  },
  'code of a provider': {
    make: starting(''),
    soughtIn: ['logs and refusals of the service'],
  },
  'token of a provider': {
    make: starting('gho_'),
    soughtIn: ['logs and refusals of the service'],
    shownIn: 'the answer to whoever asks for a connected account of its own',
  },
  'code of a sign-in': {
    soughtIn: ['a sign-in at a provider', 'logs and refusals of the service'],
    shownIn: 'the address that a browser comes back to, until it is taken up',
  },
  'PKCE verifier': {
    make: () => letters(43),
    soughtIn: ['a sign-in at a provider', 'logs and refusals of the service'],
    shownIn: 'a cookie, until the sign-in comes back',
  },
  'OAuth state': {
    make: () => letters(43),
    soughtIn: ['a sign-in at a provider', 'logs and refusals of the service'],
    shownIn: 'the addresses on the way, until the sign-in comes back',
  },
  'secret of a webhook': {
    make: () => inBase64(24, 'whsec_'),
    soughtIn: [
      'a refused webhook',
      'logs and refusals of the service',
      'the failure of a delivery',
      'the start of the service',
      'the command line',
    ],
    shownIn: "the answer to the project's admin who asks for it",
  },
  'token to manage webhooks': {
    soughtIn: ['logs and refusals of the service'],
  },
  'polling code of a login': {
    soughtIn: ['logs and refusals of the service', 'the command line'],
  },
  'code to agree to a login': {
    soughtIn: ['logs and refusals of the service'],
    shownIn: 'the address that latchkey login prints to be opened',
  },
  'encryption key': {
    make: () => inBase64(32),
    soughtIn: ['the start of the service', 'the command line'],
  },
  'password of the database': {
    make: starting(''),
    soughtIn: ['a lost database', 'the start of the service', 'the command line'],
  },
} as const satisfies Record<string, SecretKind>

export type SecretName = keyof typeof secretKinds

/** The kinds that are looked for in a surface. */
export type SoughtIn<Place extends Surface> = {
  [Name in SecretName]: Place extends (typeof secretKinds)[Name]['soughtIn'][number] ? Name : never
}[SecretName]
