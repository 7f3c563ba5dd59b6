import { and, eq, ne, or } from 'drizzle-orm'
import type { ProjectSeed } from '../../config/config.js'
import type { Context } from '../../context.js'
import { toErrorReport } from '../../db/errors.js'
import { inTransaction } from '../../db/in-transaction.js'
import { contactChannels, projects, type Project } from '../../db/schema.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { hashPassword } from '../../lib/passwords/password.js'
import { createUser } from '../users/users.js'

type UserSeeds = ProjectSeed['users']
type UserSeed = NonNullable<UserSeeds>[number]

/** Adds configured users to a project. A user whose address exists already stays unchanged. */
export async function addUsers(ctx: Context, projectId: string, seeds: UserSeeds): Promise<void> {
  if (!seeds?.length) return
  const [project] = await ctx.db.select().from(projects).where(eq(projects.id, projectId))
  if (project === undefined) throw new Error(`There is no project ${projectId}.`)
  for (const seed of seeds)
    if (!(await hasAccount(ctx, projectId, seed.email))) await addUser(ctx, project, seed)
}

/** Returns true if an account has an address; an unverified one that a user added does not count. */
async function hasAccount({ db }: Context, projectId: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: contactChannels.id })
    .from(contactChannels)
    .where(
      and(
        eq(contactChannels.projectId, projectId),
        eq(contactChannels.canonicalValue, canonicalEmail(email)),
        or(contactChannels.isVerified, ne(contactChannels.origin, 'added')),
      ),
    )
    .limit(1)
  return rows.length > 0
}

async function addUser(ctx: Context, project: Project, seed: UserSeed): Promise<void> {
  const passwordHash =
    seed.password === undefined
      ? seed.passwordHash
      : await hashPassword(seed.password, ctx.config.passwordHashing, (work) =>
          ctx.passwordQueue.run({ project: project.id }, work),
        )
  await inTransaction(ctx, (tx) =>
    createUser(tx, project, {
      id: seed.id,
      displayName: seed.displayName,
      email: { value: seed.email, isVerified: seed.emailVerified ?? false },
      passwordHash,
      serverMetadata: seed.ownedProjectIds && { managedProjectIds: seed.ownedProjectIds },
    }),
  ).catch((error: unknown) => {
    // The error of a statement contains its values, and ends the start of the service.
    throw toErrorReport(error)
  })
}
