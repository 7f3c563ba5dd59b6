import type { JWTVerifyGetKey } from 'jose'
import type { LRUCache } from 'lru-cache'
import type { JWKSCacheInput } from 'oauth4webapi'
import type { ServiceConfig } from './config/config.js'
import type { Database } from './db/database.js'
import type { AuditAction, AuditActor, AuditDetails, IpInfo } from './db/values.js'
import type { Report } from './observability/logger.js'
import type { Metrics } from './observability/metrics.js'
import type { Tracing } from './observability/tracing.js'
import type { ResolveTxt } from './lib/resolve-txt.js'
import type { Sealer } from './lib/sealer.js'
import type { ClientGeneration } from './client-generations/client-generation.js'
import type { Project } from './db/schema.js'

/** The project keys, the SCIM token, the set-up link or the connection that made a change. */
export type ActorDetails = Pick<
  AuditDetails,
  'actorKeyId' | 'connectionId' | 'scimTokenId' | 'setupLinkId'
>

/** Where a change comes from, as the audit log and notifications name it. */
export interface AuditSource {
  actor: AuditActor
  clientAddress: string | null
  /** Where the client is; null if it is not a browser. */
  ipInfo: IpInfo | null
  userAgent: string | null
  acceptLanguage: string | null
  /** The same as in a header of the response. */
  requestId: string
  /** Details of every event of the request, which name an actor that is no user. */
  actorDetails?: ActorDetails | undefined
  /** The events that the rules of the call declare; undefined if no call of the contract causes the change. */
  declaredEvents?: readonly AuditAction[] | undefined
}

/** The origin of work on a password. The queue is fair to projects, and within a project to clients. */
export interface QueueRequest {
  project: string
  /** Network of the client; clients without one share a place. */
  client?: string | undefined
  /** When it is aborted before the work starts, the work is dropped. */
  signal?: AbortSignal | undefined
}

/** Bounds concurrent work. */
export interface WorkQueue {
  /** Number of jobs that run now. */
  readonly running: number
  /** Number of waiting requests. */
  readonly waiting: number
  /** Does the work when its turn comes. Rejects with 503 if too many requests wait. */
  run<Result>(request: QueueRequest, work: () => Promise<Result>): Promise<Result>
}

/** Limits how often something happens. */
export interface UseLimit {
  /** Counts a use of a token, or a write of the user with this ID; throws 429 when there were too many. */
  count(secretOrId: string, nowMillis: number): void
}

/** Delays responses. */
export interface ResponseDelay {
  /** Resolves after the delay, or at once if too many requests wait or the client closed the connection. */
  wait(signal: AbortSignal): Promise<void>
}

/** Sends the messages that wait in the database. */
export interface Delivery {
  /** Delivers everything that is due now. */
  deliverDue(): Promise<void>
  /** Starts to poll every second, and delivers everything that is due. */
  start(): void
  /** Polls immediately. Call it after a transaction that added something due. */
  wake(): void
  /** Stops delivery and waits for deliveries in progress, which the signal aborts. */
  stop(cutOff?: AbortSignal): Promise<void>
}

/** The emails that wait to be sent. */
export interface Outbox extends Delivery {
  /**
   * Sends an email that `prepareEmail` stored, immediately and once: a failure is recorded and reported, not
   * retried. Call it outside of a transaction.
   *
   * @returns whether the mail server accepted the email
   */
  sendNow(id: string): Promise<boolean>
}

/** An OpenID provider, as its discovery document describes it. */
export interface Issuer {
  /** The value of the claim `iss` of its tokens. */
  issuer: string
  authorizationEndpoint: string
  tokenEndpoint: string
  userinfoEndpoint: string | undefined
  jwksUri: string
  /** How clients may authenticate at the token endpoint, such as `client_secret_basic`. */
  clientAuthMethods: string[]
  /** The algorithms with which its tokens may be signed. */
  algorithms: string[]
  /** Whether its callbacks name the issuer (RFC 9207). */
  namesIssuer: boolean
  hasBackChannelLogout: boolean
  /** The keys of its ID tokens, which are fetched when they are missing or old. */
  jwksCache: JWKSCacheInput
  /** Finds the key of a logout token. */
  findKey: JWTVerifyGetKey
}

/** The dependencies of all parts of the service. */
export interface Context {
  db: Database
  config: ServiceConfig
  /** The platform's clock in milliseconds. A project's own time is `projectNow`. */
  now: () => number
  /** Receives failures that no response contains, and warnings as strings. Receives no secrets. */
  report: Report
  /** Bounds the work on passwords in this process. */
  passwordQueue: WorkQueue
  /** Limits how often one refresh token is used, in this process. */
  refreshLimit: UseLimit
  /** Limits how often one user writes, in this process. */
  writeLimit: UseLimit
  /** Limits the loads of logos. */
  logoLimit: UseLimit
  /** Limits the requests by which a connection of a team provisions, in this process. */
  scimLimit: UseLimit
  /** Delays the responses to requests above a limit, in this process. */
  rejectionDelay: ResponseDelay
  /** The keys of providers' ID tokens, by the URL from which they are fetched. */
  jwksCaches: Map<string, JWKSCacheInput>
  /** The OpenID providers that projects have added, by the configured issuer. */
  issuers: LRUCache<string, { issuer: Promise<Issuer>; readAt: number }>
  /** Looks up the records that prove domains of teams. */
  resolveTxt: ResolveTxt
  /** Encrypts secrets at rest that the service must read again. */
  sealer: Sealer
  /** Sends emails. It writes outside of any transaction. */
  outbox: Outbox
  /** The request that causes changes; missing for changes by the service itself. */
  auditSource?: AuditSource | undefined
  /** The generation of the client of the request; missing for actions of the service itself. */
  clientGeneration?: ClientGeneration | undefined
  /** The questions that hooks have answered for this request with permission; see `withDecisions`. */
  permitted?: ReadonlySet<string> | undefined
  /** Counts requests, if `metrics` of the configuration is set. */
  metrics?: Metrics | undefined
  /** Whether the service stops soon, and a load balancer should send no more requests to it. */
  isDraining: boolean
  /** Exports requests and database statements as spans of OpenTelemetry. */
  tracing?: Tracing | undefined
}

/** A project's time in milliseconds: the platform's clock, moved by the project's own offset. */
export const projectNow = (
  ctx: Pick<Context, 'now'>,
  project: Pick<Project, 'clockOffsetMillis'>,
): number => ctx.now() + project.clockOffsetMillis

/**
 * Returns a context whose events have another actor: one without an account, which the details name.
 *
 * @example const ctx = withActor(tx, 'identity_provider', { connectionId })
 */
export function withActor<Ctx extends Pick<Context, 'auditSource'>>(
  ctx: Ctx,
  type: Extract<AuditActor['type'], 'scim_token' | 'setup_link' | 'identity_provider'>,
  actorDetails: ActorDetails,
): Ctx {
  const { auditSource } = ctx
  // Work of the service itself has no request.
  if (auditSource === undefined) return ctx
  return { ...ctx, auditSource: { ...auditSource, actor: { type, id: null }, actorDetails } }
}

/** Whether a request comes from a device of a user or visitor, and not from a server, an admin or an identity provider. */
export const isOfDevice = (source: AuditSource | undefined): source is AuditSource =>
  source?.actor.type === 'user' || source?.actor.type === 'client'
