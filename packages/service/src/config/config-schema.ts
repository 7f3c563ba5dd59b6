import { RECENT_SIGN_IN_SECONDS } from '@latchkey/contract/constants'
import * as primitives from '@latchkey/contract/schemas/primitives'
import * as z from 'zod'
import { oauthOverrides, secureUrl } from './oauth-config.js'
import { projectSeedsSchema } from './project-config.js'
import { isNetwork } from '../lib/requests/client-address.js'
import { asksForWrites, isDatabaseUrl } from '../lib/database-url.js'
import { isOrigin, isPlainUrl } from '../lib/urls.js'

const DEFAULT_PORT = 4710

const NO_DATABASE_URL =
  'must be a URL such as postgres://user:password@127.0.0.1/database, with percent-encoded special characters of the password'
const NO_WRITES =
  'must have no target_session_attrs other than read-write or primary: the service writes to its database'
const NO_NETWORK = 'must be an address or a network such as 10.0.0.0/8'

const SENDER_NAME_REMOVED =
  "was removed: the sender's name is the display name of the project. Delete this setting. For another name, set the project's own mail server with emailConfig"

const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL', abort: true })
  .refine(isPlainUrl, { error: 'must have no query, fragment or user' })

const origin = z.string().refine(isOrigin, {
  error: 'must be an origin without a path, such as https://app.example.com',
})

const encryptionKey = z.string().refine((text) => keyBytes(text) === 32, {
  error: 'must be 32 bytes as base64 or hex; make one with: openssl rand -hex 32',
})

const smtp = z.strictObject({
  host: z.string().min(1),
  port: z.int().min(1).max(65_535),
  /** Omit it if the mail server needs no authentication. */
  username: z.string().default(''),
  password: z.string().default(''),
  /** Removed. The name of the sender is the display name of the project. */
  senderName: z.never({ error: SENDER_NAME_REMOVED }).optional(),
  senderEmail: primitives.strictEmail,
  /** Name of this host in the greeting to mail servers (RFC 5321, section 4.1.1.1). Default: the host of `publicUrl`. */
  ehloHost: z.hostname().optional(),
  /** TLS from the first byte, as on port 465. Otherwise the connection is upgraded. */
  secure: z.boolean().optional(),
})

const max = (count: number) => z.int().min(1).default(count)
const limits = z.strictObject({
  /**
   * Wrong passwords and second factors of one account, from all networks from which it has not signed in during the
   * last 30 days. After that, the next check waits 30 seconds, and each further failure doubles the time.
   */
  failedSignInsPerAccount: max(100),
  /** Wrong passwords and second factors of one account from one network. */
  failedSignInsPerAccountAndNetwork: max(20),
  /** Wrong passwords and second factors of all accounts from one network. */
  failedSignInsPerClient: max(1000),
  /** Emails with codes to one address. */
  emailsPerRecipient: max(60),
  /**
   * Emails with codes that one network address or one user requests, and email addresses that users add to
   * sign in with.
   */
  emailsPerClient: max(600),
  /** Sign-ins that start with a passkey, at a provider or on a command line, and anonymous accounts, from one network. */
  startedSignInsPerClient: max(6000),
  /** OAuth clients that register themselves, and fetched metadata documents of such clients, for requests of one network. */
  oauthRegistrationsPerClient: max(100),
  /** Uses of one refresh token in a minute, in each process. */
  refreshesPerSession: max(120),
  /** Changes of one signed-in user in a minute, in each process. */
  writesPerUser: max(120),
  /** Logos of projects that one network loads in a minute, in each process. */
  logosPerClient: max(600),
  /**
   * SCIM requests of one connection of a team in a minute, in each process. Entra ID requires at least 25 per second
   * of a service.
   */
  scimRequestsPerConnection: max(3000),
  /**
   * Delay of the response to a request above a limit, in milliseconds. Without it, a client that repeats
   * rejected requests over many connections keeps the process busy, and delays the requests of others.
   */
  rejectionDelayMillis: z.int().min(0).max(10_000).default(1_000),
})

const codeLifetimes = z.strictObject({
  /** Codes and links to sign in with; OWASP ASVS 5.0, 6.5.5 allows 10 minutes. */
  signInMinutes: z.int().min(1).max(10_080).default(10),
  /** Links to set a new password. */
  passwordResetMinutes: z.int().min(1).max(10_080).default(60),
  /** Links to verify an email address. */
  verificationHours: z.int().min(1).max(168).default(24),
  /** Links to join a team. */
  invitationDays: z.int().min(1).max(365).default(7),
})

const metrics = z.strictObject({
  /** 0 takes any free port. */
  port: z.int().min(0).max(65_535),
  /** Default: this machine only, because anyone who reaches the port without a token reads the metrics. */
  host: z.string().min(1).default('127.0.0.1'),
  /** If it is set, the scraper must send it as `Authorization: Bearer …`. */
  token: z.string().min(16).optional(),
})

/** Schema of the configuration file: every setting, its check and its default. */
export const serviceConfigSchema = z.strictObject({
  /** `development` serves this machine only and has the inbox page; `production` has no such pages. */
  mode: z.enum(['development', 'production']).default('development'),
  host: z.string().min(1).default('127.0.0.1'),
  /** 0 takes any free port. */
  port: z.int().min(0).max(65_535).default(DEFAULT_PORT),
  /**
   * The proxies in front of the service whose `X-Forwarded-For` is trusted: their number, or their networks in CIDR
   * notation. Without it, the address of a client is that of its connection.
   */
  trustedProxies: z
    .union([z.int().min(1).max(32), z.array(z.string().refine(isNetwork, NO_NETWORK)).min(1)])
    .optional(),
  /** Instead of `trustedProxies`: a header that the proxy overwrites with the client's address. */
  clientAddressHeader: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be the name of a header')
    .optional(),
  /** URL of the service as clients reach it; it is part of every token's issuer. */
  publicUrl: publicUrl.optional(),
  /**
   * Origins of the pages that may call the service from a browser, such as `https://app.example.com`. Without it, pages of
   * every origin may. Apps outside of browsers, servers and the dashboard of the service need no entry. In the environment,
   * commas separate them.
   */
  allowedOrigins: z.union([origin, z.array(origin).min(1)]).optional(),
  /** Folder of the embedded database. Without it and without `databaseUrl`, the service stores all data in memory. */
  dataFolder: z.string().min(1).optional(),
  /**
   * URL of a Postgres database. It overrides `dataFolder`. Of several hosts (`postgres://user:password@a,b/database`), the
   * service uses the one that accepts writes.
   */
  databaseUrl: z
    .string()
    .refine(isDatabaseUrl, { error: NO_DATABASE_URL })
    .refine(asksForWrites, { error: NO_WRITES })
    .optional(),
  /** Connections of each process to `databaseUrl`. */
  databasePoolSize: z.int().min(1).max(1000).default(10),
  /**
   * Time limit of a statement, and of the wait for a connection of the pool. A call that exceeds it gets 503 with
   * `Retry-After`.
   */
  databaseTimeoutSeconds: z.int().min(1).max(600).default(5),
  /**
   * Whether Postgres plans statements once for each connection. False for a connection pooler in transaction mode that
   * doesn't support it, such as PgBouncer before version 1.21; a call then takes longer.
   */
  databasePreparedStatements: z.boolean().default(true),
  /**
   * Key that encrypts the secrets in the database: 32 bytes in base64 or hex. With several keys, the first one encrypts
   * and all of them decrypt; in the environment, commas separate them. `latchkey-service re-encrypt` encrypts all
   * secrets with the first key.
   */
  encryptionKey: z.union([encryptionKey, z.array(encryptionKey).min(1)]).optional(),
  accessTokenLifetimeSeconds: z.int().min(1).max(86_400).default(600),
  /** `profile` adds the user's own profile, for servers that read tokens without a request to the service. */
  accessTokenClaims: z.enum(['minimal', 'profile']).default('minimal'),
  /**
   * Maximum age of a sign-in, in seconds, for security-sensitive writes: password, factors, passkeys,
   * addresses to sign in with, provider accounts, API keys, deletion of the account. If the sign-in is
   * older, the call rejects with `RECENT_SIGN_IN_REQUIRED` (OWASP ASVS 5.0, 7.5.1).
   */
  recentSignInSeconds: z.int().min(1).max(31_536_000).default(RECENT_SIGN_IN_SECONDS),
  /**
   * Number of steps of 30 seconds before and after the current one whose TOTP codes are accepted. One allows for typing time
   * and a clock that differs (RFC 6238, section 5.2). With 0, a code is accepted for at most 30 seconds.
   */
  totpWindow: z.int().min(0).max(1).default(1),
  /** Lifetimes of the codes and links in emails. A code works once. */
  codeLifetimes: codeLifetimes.prefault({}),
  /** Cost of Argon2id, and limits of the password hashing in each process. */
  passwordHashing: z
    .strictObject({
      /** The defaults of `memoryKibibytes` and `passes` are the minimum in production. */
      memoryKibibytes: z.int().min(8).default(19_456),
      passes: z.int().min(1).default(2),
      /**
       * Passwords that are hashed at the same time; each takes `memoryKibibytes`. By default one for each
       * processor but one, and at most two unless `UV_THREADPOOL_SIZE` enlarges Node's pool of threads.
       */
      maxConcurrent: z.int().min(1).max(256).optional(),
      /** Maximum number of waiting requests; more are rejected with 503 and `Retry-After`. */
      maxWaiting: z.int().min(0).max(10_000).default(100),
    })
    .prefault({}),
  /**
   * Whether admin keys can export users with password hashes, secrets of authenticator apps and passkeys. An export needs
   * it, so that a stolen key cannot read them at other times.
   */
  credentialExportEnabled: z.boolean().default(false),
  /**
   * `june-2025` restores the responses of the deployed service of that time where a safer rule differs from
   * them. It reopens the vulnerabilities that those rules close: use it for tests against old clients only. A change of the
   * password, and the proof of an address, still void all open codes of the user.
   */
  compatibility: z.literal('june-2025').optional(),
  /**
   * Serves the extensions of the protocol under `/latchkey/`. Set it to `false` to test against a service without
   * extensions: the calls then respond like unknown paths, and `/check-feature-support` lists none.
   */
  extensions: z.boolean().default(true),
  sessions: z
    .strictObject({
      /** Lifetime of a session from the sign-in. Using the session does not extend it. */
      lifetimeDays: z.int().min(1).max(3650).default(365),
      /** A session ends if it is not refreshed for this time. */
      idleDays: z.int().min(1).max(3650).default(30),
      /**
       * For which clients a refresh replaces the refresh token. The reuse of a replaced token ends the session
       * (RFC 9700, section 4.14.2).
       *
       * - `announced`: for clients that announce with `refresh_token_rotation=accepted` that they store the new token.
       *   With `compatibility`, for none.
       * - `always`: for all clients. A client that does not store the new token loses its session.
       * - `off`: for none. The copy of a refresh token works until the session ends.
       */
      refreshTokenRotation: z.enum(['announced', 'always', 'off']).default('announced'),
    })
    .prefault({}),
  /** The list against which projects with `rejectBreachedPasswords` check new passwords. */
  breachedPasswords: z
    .strictObject({
      /** URL of a service with the range API of Have I Been Pwned. In production, it needs a public address. */
      url: secureUrl.default('https://api.pwnedpasswords.com'),
      /** Without a response within this time, the password is accepted. */
      timeoutMillis: z.int().min(1).max(10_000).default(1000),
    })
    .prefault({}),
  /** The challenges that clients solve before a sign-up or an emailed code if the project requires it. */
  proofOfWork: z
    .strictObject({
      /**
       * Sign-ups and emailed codes of a project in ten minutes above which it counts as attacked. With `proofOfWork: 'under-attack'`,
       * the project then requires a solution, until there were fewer for ten minutes. One network counts for at most a tenth.
       */
      attackThreshold: z.int().min(1).default(1000),
      /**
       * Maximum number of keys that a client derives to solve a challenge, each with 2,000 iterations of PBKDF2. On average,
       * it derives half of them.
       */
      difficulty: z.int().min(1).max(100_000).default(2000),
    })
    .prefault({}),
  /** Limits per hour, unless a limit names another time. Requests above a limit get 429. */
  limits: limits.prefault({}),
  auditLog: z
    .strictObject({
      /** How many days an event of the audit log is kept. */
      keptDays: z.int().min(1).max(3650).default(90),
    })
    .prefault({}),
  /**
   * Maximum size of the webhook events of a project in the database, in megabytes. Once a day, the service deletes the
   * oldest delivered events above this size, and all delivered events after 30 days.
   */
  webhookEventMegabytes: z.int().min(1).max(1_000_000).default(1000),
  /** Maximum number of unverified email addresses of an account. */
  unverifiedAddressesPerUser: z.int().min(1).default(10),
  smtp: smtp.optional(),
  /** Limit of a request to an OAuth provider. */
  oauthTimeoutMillis: z.int().min(1).max(60_000).default(10_000),
  oauthProviders: oauthOverrides.prefault({}),
  /**
   * Time in which the service goes on accepting requests after SIGTERM, while `/health/ready` responds with 503, so that a load
   * balancer sends the next ones elsewhere. In production 5 by default, and otherwise 0.
   */
  drainSeconds: z.int().min(0).max(600).optional(),
  /**
   * Time for requests, webhooks and emails in progress to finish when the service stops. Then the service aborts them.
   * Another process, or the next start, sends the webhooks and emails again.
   */
  shutdownSeconds: z.int().min(1).max(600).default(10),
  /**
   * Serves the dashboard at `/dashboard`, for the users of the project `internal` and the projects that they own. It
   * needs the package `@latchkey/dashboard`.
   */
  dashboard: z.boolean().optional(),
  /** Logs one line per request to standard output: JSON in production. */
  log: z.boolean().default(false),
  /** Serves metrics for Prometheus at `/metrics` on a port of their own. */
  metrics: metrics.optional(),
  projects: projectSeedsSchema.default([]),
})

/** Content of a configuration file. Every setting is optional. */
export type ServiceConfigInput = z.input<typeof serviceConfigSchema>
/** A validated configuration with all defaults. */
export type ServiceConfig = z.output<typeof serviceConfigSchema> & {
  /** Without a slash at the end. */
  publicUrl: string
}

function keyBytes(text: string): number {
  if (/^[0-9a-f]{64}$/i.test(text)) return 32
  return /^[A-Za-z0-9+/_-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64').length : 0
}
