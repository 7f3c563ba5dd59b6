import { and, eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../context.js'
import { buildOnce, buildVariants } from '../../db/build-once.js'
import { projects, users, type Project } from '../../db/schema.js'
import { hashSecret } from '../../lib/secrets.js'
import { findProject, type KeyKind } from '../projects/project-keys.js'
import { secondFactorRuleOf, type SecondFactorRule } from '../users/second-factor-due.js'
import { joinedUserView, type User } from '../users/user-view.js'
import { findUser } from '../users/users.js'
import { readUnverifiedToken } from './unverified-token.js'

/** Everything about a request's credentials that could be revoked at any time. */
export interface Caller {
  project: Project
  /** True if the given key is valid for the project. */
  isKeyValid: boolean
  /** The set of keys that the given key belongs to; undefined unless the key is valid. */
  keyId: string | undefined
  /** The user that the access token names, whether or not the token is right. */
  user: User | undefined
  /** The session of the access token; undefined if that user has no such session. */
  session: { expiresAt: number; isImpersonation: boolean } | undefined
}

interface CallerCredentials {
  projectId: string
  kind: KeyKind
  key: string | null
  accessToken: string | null
}

/** Reads everything that a request's credentials are checked against, in one statement. */
export async function loadCaller(
  ctx: Context,
  credentials: CallerCredentials,
): Promise<Caller | undefined> {
  const { projectId, kind, key, accessToken } = credentials
  const keyHash = key === null ? null : hashSecret(key)
  const now = ctx.now()
  const token = accessToken === null ? undefined : readUnverifiedToken(accessToken)
  const { userId, sessionId } = token ?? noNames
  const rules = secondFactorRules(ctx.db)
  const expectedRule = rules.get(projectId) ?? 'no_rule'
  const [row] =
    accessToken === null
      ? await selectProject(ctx.db, kind).execute({ projectId, keyHash, now })
      : await selectCaller[expectedRule](ctx.db, kind).execute({
          projectId,
          keyHash,
          now,
          userId,
          sessionId,
        })
  if (row === undefined) return undefined
  const { version, keyId, session } = row
  const project = await readProject(ctx, projectId, version)
  if (project === undefined) return undefined
  const rule = secondFactorRuleOf(project)
  rules.set(projectId, rule)
  const isComplete = row.user === null || rule === expectedRule || rule === 'no_rule'
  const user = isComplete ? row.user : await findUser(ctx.db, project, row.user.row.id)
  return {
    project,
    isKeyValid: keyId !== null,
    keyId: keyId ?? undefined,
    user: user ?? undefined,
    session: session ?? undefined,
  }
}

/** Without a token, and for a malformed token, which is rejected later. */
const noNames = { userId: null, sessionId: null }

const hashColumns: Record<KeyKind, string> = {
  publishableClientKey: 'publishable_client_key_hash',
  secretServerKey: 'secret_server_key_hash',
  superSecretAdminKey: 'super_secret_admin_key_hash',
}

const MAX_CACHED_PROJECTS = 1000

type ReadProject = () => Promise<Project | undefined>

/** Projects of a database, by ID and version of their row. */
const projectsOf = buildOnce(
  () =>
    new LRUCache<string, Project, ReadProject>({
      max: MAX_CACHED_PROJECTS,
      fetchMethod: (_version, _stale, { context: readProject }) => readProject(),
      // A project that is evicted while it is read is still the result of the read.
      ignoreFetchAbort: true,
    }),
)

/**
 * Whether the projects of a database may require a second factor, as they were read last. The first request after such a rule
 * begins reads its user twice.
 */
const secondFactorRules = buildOnce(
  () => new LRUCache<string, SecondFactorRule>({ max: MAX_CACHED_PROJECTS }),
)

const projectNow = sql`${sql.placeholder('now')}::bigint + projects.clock_offset_millis`

/** Returns a project as a version of its row has it. */
export async function readProject(
  ctx: Context,
  projectId: string,
  version: string,
): Promise<Project | undefined> {
  const cachedProjects = projectsOf(ctx.db)
  const key = `${projectId} ${version}`
  // First, because `fetch` takes many times as long, also for a project that is in the cache.
  const cached = cachedProjects.get(key)
  return cached ?? cachedProjects.fetch(key, { context: () => findProject(ctx, projectId) })
}

/** The columns about a project and a key with the placeholders `keyHash` and `now`. */
export const projectColumns = (kind: KeyKind) => ({
  // The transaction that wrote the row last. The project itself is cached by version.
  version: sql<string>`projects.xmin::text`,
  keyId: sql<string | null>`(
    select k.id from project_keys k
    where k.project_id = projects.id
      and k.${sql.identifier(hashColumns[kind])} = ${sql.placeholder('keyHash')}
      and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${projectNow})
  )`,
})

// Prepared, because one of the two runs before every call: a server plans it once. Without an access token, it is cheaper
// not to prepare the reading of a user.
const selectProject = buildVariants((db, kind: KeyKind) =>
  db
    .select({
      ...projectColumns(kind),
      session: sql<null>`null`,
      user: sql<null>`null`,
    })
    .from(projects)
    .where(eq(projects.id, sql.placeholder('projectId')))
    .prepare(`select_project_${kind}`),
)

const callerWith = (rule: SecondFactorRule) =>
  buildVariants((db, kind: KeyKind) =>
    db
      .select({
        ...projectColumns(kind),
        session: sql<Caller['session'] | null>`(
        select json_build_object('expiresAt', s.expires_at, 'isImpersonation', s.is_impersonation)
        from sessions s
        where s.id = ${sql.placeholder('sessionId')}::uuid and s.user_id = users.id
      )`,
        user: joinedUserView(rule),
      })
      .from(projects)
      .leftJoin(
        users,
        and(
          eq(users.id, sql`${sql.placeholder('userId')}::uuid`),
          eq(users.projectId, projects.id),
        ),
      )
      .where(eq(projects.id, sql.placeholder('projectId')))
      .prepare(`select_caller_${kind}_${rule}`),
  )

const selectCaller = { rule: callerWith('rule'), no_rule: callerWith('no_rule') }
