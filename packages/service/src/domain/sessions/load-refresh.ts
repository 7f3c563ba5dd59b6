import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { projects, sessions, type Project } from '../../db/schema.js'
import { hashSecret } from '../../lib/secrets.js'
import { projectColumns, readProject } from './load-caller.js'
import { refreshColumns, type RefreshedSession } from './refresh-rotation.js'
import { hashFamily } from './refresh-token.js'

/** Facts against which a refresh at the token endpoint is checked. */
export interface RefreshFacts {
  project: Project
  /** True if the given key is valid for the project. */
  isKeyValid: boolean
  /** The session of the refresh token, which may have expired; null if the project has none. */
  session: RefreshedSession | null
}

/** Reads a project and the session of a refresh token in one statement. */
export async function loadRefresh(
  ctx: Context,
  { projectId, key, refreshToken }: { projectId: string; key: string | null; refreshToken: string },
): Promise<RefreshFacts | undefined> {
  const [row] = await selectRefresh(ctx.db).execute({
    projectId,
    keyHash: key === null ? null : hashSecret(key),
    now: ctx.now(),
    familyHash: hashFamily(refreshToken),
  })
  if (row === undefined) return undefined
  const project = await readProject(ctx, projectId, row.version)
  return project && { project, isKeyValid: row.keyId !== null, session: row.session }
}

const selectRefresh = buildOnce((db) =>
  db
    .select({ ...projectColumns('publishableClientKey'), session: refreshColumns })
    .from(projects)
    .leftJoin(
      sessions,
      and(
        eq(sessions.familyHash, sql.placeholder('familyHash')),
        eq(sessions.projectId, projects.id),
      ),
    )
    .where(eq(projects.id, sql.placeholder('projectId')))
    .prepare('select_refresh'),
)
