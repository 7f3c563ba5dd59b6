import { eq } from 'drizzle-orm'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import type { ProjectSeed } from '../../config/config.js'
import type { Context } from '../../context.js'
import { projectDomains, projectKeys, projects } from '../../db/schema.js'
import { derivedUuid } from '../../lib/uuid.js'
import { hashKeys } from '../projects/project-keys.js'

/** The key of the dashboard on the project `internal`. Every reader of the page has it, so it is the same everywhere. */
const PUBLISHABLE_KEY = 'pck_dashboard'
const setId = derivedUuid('keys of the dashboard')

/** The project `internal`, if the dashboard needs it and neither the configuration nor the database has it. */
export async function dashboardProject({ db, config }: Context): Promise<ProjectSeed[]> {
  const isConfigured = config.projects.some(({ id }) => id === INTERNAL_PROJECT_ID)
  if (config.dashboard !== true || isConfigured) return []
  if ((await db.$count(projects, eq(projects.id, INTERNAL_PROJECT_ID))) > 0) return []
  const isDevelopment = config.mode === 'development'
  // Owners create teams to share projects with colleagues.
  const flags = {
    magicLinkEnabled: true,
    clientTeamCreationEnabled: true,
    allowLocalhost: isDevelopment,
  }
  return [{ id: INTERNAL_PROJECT_ID, displayName: 'Latchkey', config: flags }]
}

/**
 * Lets the dashboard use the project `internal`, at every start: with a publishable key, and as a trusted
 * domain. Without the dashboard, the key is deleted.
 */
export async function seedDashboard({ db, config, now }: Context): Promise<void> {
  if (config.dashboard !== true) {
    await db.delete(projectKeys).where(eq(projectKeys.id, setId))
    return
  }
  await db
    .insert(projectKeys)
    .values({
      id: setId,
      projectId: INTERNAL_PROJECT_ID,
      description: 'Of the dashboard',
      ...hashKeys({ publishableClientKey: PUBLISHABLE_KEY }),
      createdAt: now(),
    })
    .onConflictDoNothing()
  const { origin, pathname } = new URL(config.publicUrl)
  const handlerPath = `${pathname === '/' ? '' : pathname}/dashboard/handler`
  await db
    .insert(projectDomains)
    .values({ projectId: INTERNAL_PROJECT_ID, domain: origin, handlerPath })
    .onConflictDoNothing()
}
