import { randomInt } from 'node:crypto'

/** The places that are checked for secrets, and the test of each. */
export const surfaces = {
  'app errors': 'packages/core/test/leaks.test.ts',
  'app objects': 'packages/core/test/leaks.test.ts',
  'OAuth sign-in': 'packages/core/test/leaks/oauth-sign-in.test.ts',
  'webhook verification': 'packages/core/test/leaks/webhooks.test.ts',
  'hosted pages': 'packages/react/test/leaks.test.tsx',
  'service logs and errors': 'packages/service/test/leaks/responses-and-logs.test.ts',
  'delivery failures': 'packages/service/test/leaks/delivery-failures.test.ts',
  'lost database': 'packages/service/test/postgres/lost-database-leaks.test.ts',
  'service startup': 'packages/service/test/leaks/startup-failures.test.ts',
  'command line': 'packages/cli/test/leaks.test.ts',
} as const

export type Surface = keyof typeof surfaces

export interface SecretKind {
  /**
   * Creates a canary of this kind. If absent, the service creates such secrets, and a test takes
   * one of them.
   */
  readonly make?: () => string
  readonly checkedIn: readonly [Surface, ...Surface[]]
  /** The legitimate place of the secret, and why it is there. */
  readonly exposedIn?: string
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
const letters = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A chosen text that every encoding changes. */
const words = () => `${letters(12)} "/+%'\\ ${letters(12)}`
const starting = (prefix: string) => () => prefix + letters(24)
const inBase64 = (length: number, prefix = '') => prefix + btoa(letters(length))

const serverKey = {
  checkedIn: [
    'app errors',
    'app objects',
    'service logs and errors',
    'service startup',
    'command line',
  ],
  exposedIn: 'the output of latchkey dev --print-env',
} as const

/** All kinds of secrets: how to create a canary, where to check for it, and where it may appear. */
export const secretKinds = {
  password: {
    make: words,
    checkedIn: [
      'app errors',
      'app objects',
      'hosted pages',
      'service logs and errors',
      'service startup',
      'command line',
    ],
  },
  'new password': {
    make: words,
    checkedIn: ['app errors', 'hosted pages', 'service logs and errors'],
  },
  'email code': {
    make: starting(''),
    checkedIn: ['app errors', 'hosted pages', 'service logs and errors', 'delivery failures'],
    exposedIn: 'the email, which the development inbox shows',
  },
  'attempt code': {
    make: starting(''),
    checkedIn: ['app errors', 'service logs and errors'],
    exposedIn: 'the response that requires the second factor',
  },
  'TOTP code': {
    make: () => String(randomInt(100_000, 1_000_000)),
    checkedIn: ['app errors', 'service logs and errors'],
  },
  'TOTP secret': {
    make: () => inBase64(20),
    checkedIn: ['app errors', 'service logs and errors'],
    exposedIn: 'the account settings of its user, during setup',
  },
  'access token': {
    checkedIn: [
      'app errors',
      'app objects',
      'hosted pages',
      'service logs and errors',
      'command line',
    ],
  },
  'refresh token': {
    make: () => letters(45),
    checkedIn: [
      'app errors',
      'app objects',
      'hosted pages',
      'service logs and errors',
      'command line',
    ],
    exposedIn: 'the session file of latchkey login, readable only by its owner',
  },
  'API key': {
    make: starting('lk_'),
    checkedIn: ['app errors', 'service logs and errors'],
    exposedIn: 'the account settings of its user, once',
  },
  'publishable client key': {
    checkedIn: ['app errors'],
    exposedIn: 'every page: the key is public, but errors should not repeat it',
  },
  'secret server key': {
    make: starting('ssk_'),
    ...serverKey,
  },
  'super secret admin key': {
    make: starting('sak_'),
    ...serverKey,
  },
  'SMTP password': {
    make: words,
    checkedIn: [
      'app errors',
      'service logs and errors',
      'delivery failures',
      'service startup',
      'command line',
    ],
    exposedIn: 'the project configuration of an admin',
  },
  'OAuth client secret': {
    make: words,
    checkedIn: ['service logs and errors', 'service startup', 'command line'],
    exposedIn: 'the project configuration of an admin',
  },
  'provider code': {
    make: starting(''),
    checkedIn: ['service logs and errors'],
  },
  'provider token': {
    make: starting('gho_'),
    checkedIn: ['service logs and errors'],
    exposedIn: 'the response for a connected account of the user',
  },
  'authorization code': {
    checkedIn: ['OAuth sign-in', 'service logs and errors'],
    exposedIn: 'the callback URL, until the callback is handled',
  },
  'PKCE verifier': {
    make: () => letters(43),
    checkedIn: ['OAuth sign-in', 'service logs and errors'],
    exposedIn: 'a cookie, until the callback is handled',
  },
  'OAuth state': {
    make: () => letters(43),
    checkedIn: ['OAuth sign-in', 'service logs and errors'],
    exposedIn: 'URLs of the OAuth flow, until the callback is handled',
  },
  'webhook secret': {
    make: () => inBase64(24, 'whsec_'),
    checkedIn: [
      'webhook verification',
      'service logs and errors',
      'delivery failures',
      'service startup',
      'command line',
    ],
    exposedIn: 'the response to an admin of the project',
  },
  'webhooks token': {
    checkedIn: ['service logs and errors'],
  },
  'CLI polling code': {
    checkedIn: ['service logs and errors', 'command line'],
  },
  'CLI login code': {
    checkedIn: ['service logs and errors'],
    exposedIn: 'the URL that latchkey login prints',
  },
  'encryption key': {
    make: () => inBase64(32),
    checkedIn: ['service startup', 'command line'],
  },
  'database password': {
    make: starting(''),
    checkedIn: ['lost database', 'service startup', 'command line'],
  },
} as const satisfies Record<string, SecretKind>

export type SecretName = keyof typeof secretKinds

/** The kinds of secrets that are checked in a place. */
export type CheckedIn<Place extends Surface> = {
  [Name in SecretName]: Place extends (typeof secretKinds)[Name]['checkedIn'][number] ? Name : never
}[SecretName]
