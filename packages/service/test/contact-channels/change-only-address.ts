import { eq } from 'drizzle-orm'
import { contactChannels } from '../../src/db/schema.js'
import type { CallResponse, TestProject, TestUser } from '../support/project.js'
import type { TestService } from '../support/service.js'

/** Selects the addresses of a user. */
export const isUsers = ({ id }: { id: string }) => eq(contactChannels.userId, id)

/** Changes the email address of a user who has one. */
export async function changeOnlyAddress(
  { ctx }: TestService,
  project: TestProject,
  user: TestUser,
  body: Record<string, unknown>,
): Promise<CallResponse> {
  const [channel] = await ctx.db.select().from(contactChannels).where(isUsers(user))
  return project.call('PATCH', `/contact-channels/me/${channel?.id}`, { ...user, body })
}
