import type { AccessType, ProjectRole } from '@latchkey/contract'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import type { User } from '../users/user-view.js'

/** The session that an access token names. */
export interface AuthenticatedSession {
  id: string
  userId: string
  /** When it ended, if it has ended: in milliseconds of the project's clock. */
  endedAt: number | undefined
  /** Whether a server created it to act as the user. */
  isImpersonation: boolean
}

/** The caller: project, access type and user. */
export interface Authentication {
  access: AccessType
  project: Project
  /** The set of project keys whose key the request has; undefined without one. */
  keyId: string | undefined
  /** From the access token. The user may have been deleted since. */
  session: AuthenticatedSession | undefined
  /** The user of the session at the time of the request; undefined if the user was deleted. */
  user: User | undefined
  /** The user of `internal` whose access token stands in for a key. */
  owner: Owner | undefined
}

/** A user of the project `internal` who manages the project of a request, with a role. */
export interface Owner {
  user: User
  sessionId: string
  role: ProjectRole
  /** The project `internal`. */
  project: Project
}

/** The part of a call that does not depend on its request. */
export interface AuthenticatedCall {
  ctx: Context
  /** The caller. Set on every call that declares access types. */
  readonly auth: Authentication
}
