import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { ProjectSeed } from '../../config/config.js'
import { projectSubject, recordAuditEvent } from '../audit/record-audit-event.js'
import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import { projectKeys, projects } from '../../db/schema.js'
import { replaceEndpoints } from '../webhooks/endpoints.js'
import { addUsers } from '../user-lifecycle/seed-users.js'
import { addInitialPermissions } from '../permissions/permission-definitions.js'
import { seedOpenIdProviders } from '../projects/openid-provider-config.js'
import { sealOAuthProviders } from '../projects/oauth-provider-config.js'
import { completeProjectConfig } from '../projects/project-config.js'
import { replaceDomains } from '../projects/project-domains.js'
import { createKeys, hashKeys, type ProjectKeys } from '../projects/project-keys.js'
import type { Sealer } from '../../lib/sealer.js'
import { switchNotifications } from '../notifications/notification-of.js'
import { seedServer } from '../oauth-server/seed-server.js'
import { addSigningKey } from '../sessions/signing-keys.js'

/** Options for a new project; everything but its name has a default. */
export type NewProject = Pick<ProjectSeed, 'displayName'> & Partial<ProjectSeed>

/**
 * Creates a project. Without `keys` it gets a key of every kind; they are returned here and never again,
 * because only hashes are stored.
 */
export async function createProject(
  ctx: Context,
  options: NewProject,
): Promise<{ id: string; keys: ProjectKeys }> {
  const id = options.id ?? randomUUID()
  const keys = options.keys ?? createKeys()
  const createdAt = ctx.now()
  await inTransaction(ctx, async (tx) => {
    const values = projectValues(ctx.sealer, options)
    await tx.db.insert(projects).values({ id, ...values, createdAt })
    await addSigningKey({ db: tx.db, sealer: ctx.sealer }, id, createdAt)
    await addInitialPermissions(tx.db, id)
    if (Object.keys(keys).length > 0)
      await tx.db
        .insert(projectKeys)
        .values({ projectId: id, description: 'First keys', ...hashKeys(keys), createdAt })
    if (options.domains !== undefined) await replaceDomains(tx.db, id, options.domains)
    await replaceEndpoints(tx, id, options.webhooks ?? [])
    if (options.oauthServer !== undefined) await seedServer(tx, id, options.oauthServer)
    await recordAuditEvent(
      tx,
      { id, clockOffsetMillis: 0 },
      { action: 'project.created', subject: projectSubject(id) },
    )
  })
  await addUsers(ctx, id, options.users)
  return { id, keys }
}

/** Returns the row of a project, with defaults for omitted values. */
export const projectValues = (sealer: Sealer, options: NewProject) => ({
  displayName: options.displayName,
  description: options.description ?? '',
  isProductionMode: options.isProductionMode ?? false,
  config: completeProjectConfig(options.config),
  oauthProviders: sealOAuthProviders(sealer, options.config?.oauthProviders ?? []),
  openIdProviders: seedOpenIdProviders(sealer, options.config?.openIdProviders ?? []),
  disabledNotifications: switchNotifications([], options.config?.securityNotifications),
})

/** Deletes a project with all that `emptyProject` has left. */
export async function deleteProject({ db }: Context, id: string): Promise<void> {
  const deleted = await db
    .delete(projects)
    .where(eq(projects.id, id))
    .returning({ id: projects.id })
  if (deleted.length === 0) throw fail('PROJECT_NOT_FOUND', { projectId: id })
}
