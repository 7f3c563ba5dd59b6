import { eq, or, sql } from 'drizzle-orm'
import { CONFIGURED_KEYS, INTERNAL_PROJECT_ID } from '@latchkey/contract'
import type { ProjectSeed, ServiceConfig } from '../../config/config.js'
import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import { projectKeys, projects } from '../../db/schema.js'
import { addUsers } from '../user-lifecycle/seed-users.js'
import { derivedUuid } from '../../lib/uuid.js'
import { addInitialPermissions } from '../permissions/permission-definitions.js'
import { replaceDomains } from '../projects/project-domains.js'
import { hashKeys } from '../projects/project-keys.js'
import { projectValues } from './projects.js'
import { switchNotifications } from '../notifications/notification-of.js'
import { seedServer } from '../oauth-server/seed-server.js'
import { addSigningKey } from '../sessions/signing-keys.js'
import { replaceEndpoints } from '../webhooks/endpoints.js'
import { dashboardProject, seedDashboard } from './seed-dashboard.js'

/**
 * Writes the configured projects into the database, at every start. The configuration of a project overrides
 * the database; users are only added.
 */
export async function seed(ctx: Context): Promise<void> {
  for (const projectSeed of [...ctx.config.projects, ...(await dashboardProject(ctx))]) {
    const project = withInternalSignUp(projectSeed, ctx.config.mode, ctx.report)
    await inTransaction(ctx, (tx) => seedProject(tx, project))
    await addUsers(ctx, project.id, project.users)
  }
  await seedDashboard(ctx)
}

async function seedProject(ctx: Context, projectSeed: ProjectSeed): Promise<void> {
  const { id, domains, webhooks, oauthServer } = projectSeed
  const values = projectValues(ctx.sealer, projectSeed)
  const createdAt = ctx.now()
  const added = await ctx.db
    .insert(projects)
    .values({ id, ...values, createdAt })
    .onConflictDoNothing()
    .returning({ id: projects.id })
  if (added.length > 0) {
    await addSigningKey(ctx, id, createdAt)
    await addInitialPermissions(ctx.db, id)
  } else {
    // A configuration without providers keeps those that were set by calls.
    const oauthProviders = projectSeed.config?.oauthProviders && values.oauthProviders
    const openIdProviders = projectSeed.config?.openIdProviders && values.openIdProviders
    const [before] = await ctx.db
      .select({ disabled: projects.disabledNotifications })
      .from(projects)
      .where(eq(projects.id, id))
    const disabledNotifications = switchNotifications(
      before?.disabled ?? [],
      projectSeed.config?.securityNotifications,
    )
    await ctx.db
      .update(projects)
      .set({ ...values, oauthProviders, openIdProviders, disabledNotifications })
      .where(eq(projects.id, id))
  }
  if (domains !== undefined) await replaceDomains(ctx.db, id, domains)
  await seedKeys(ctx, projectSeed)
  if (webhooks !== undefined) await replaceEndpoints(ctx, id, webhooks)
  if (oauthServer !== undefined) await seedServer(ctx, id, oauthServer)
}

/**
 * The configured keys are one set with an ID of its own, so that changed keys replace the old ones. A revoked
 * set stays revoked until none of its keys is configured any more.
 */
async function seedKeys({ db, now }: Context, { id, keys }: ProjectSeed): Promise<void> {
  const setId = derivedUuid(`keys of ${id}`)
  if (keys === undefined) {
    await db.delete(projectKeys).where(eq(projectKeys.id, setId))
    return
  }
  const hashes = hashKeys(keys)
  await db
    .insert(projectKeys)
    .values({
      id: setId,
      projectId: id,
      description: CONFIGURED_KEYS,
      ...hashes,
      createdAt: now(),
    })
    .onConflictDoUpdate({
      target: projectKeys.id,
      set: { ...hashes, revokedAt: null, expiresAt: null },
      setWhere: sql`${projectKeys.revokedAt} is null or (${keepsKey}) is not true`,
    })
}

/** Whether the stored set and the new one have a key in common. */
const keepsKey = or(
  eq(projectKeys.publishableClientKeyHash, sql`excluded.publishable_client_key_hash`),
  eq(projectKeys.secretServerKeyHash, sql`excluded.secret_server_key_hash`),
  eq(projectKeys.superSecretAdminKeyHash, sql`excluded.super_secret_admin_key_hash`),
)

const IS_OFF =
  'Sign-up on the project internal is off, because its users can create projects and send email through ' +
  'your mail server. Set signUpEnabled of that project to false to keep it off, or to true to allow it.'
const IS_ON =
  'Anyone can sign up on the project internal, create projects and send email through your mail server. ' +
  'Set signUpEnabled of that project to false if that is not what you want.'

/**
 * Turns sign-up on the project `internal` off in production if the configuration leaves it out, because an
 * attacker with the publishable key could create projects and send email.
 *
 * @param warn receives a warning unless the configuration turns sign-up off
 */
function withInternalSignUp(
  seed: ProjectSeed,
  mode: ServiceConfig['mode'],
  warn: (message: string) => void,
): ProjectSeed {
  if (seed.id !== INTERNAL_PROJECT_ID || mode !== 'production') return seed
  const { signUpEnabled } = seed.config ?? {}
  if (signUpEnabled !== false) warn(signUpEnabled ? IS_ON : IS_OFF)
  return { ...seed, config: { ...seed.config, signUpEnabled: signUpEnabled ?? false } }
}
