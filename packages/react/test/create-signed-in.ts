import type { ClientAppOptions } from '@latchkey/core'
import { createTestProject, createVisitor, email, password, users } from './create-visitor.js'

type Seed = Parameters<typeof createTestProject>[0]
export type Project = Awaited<ReturnType<typeof createTestProject>>

/** A project whose people may do everything that the settings can offer, unless the seed says otherwise. */
export const createOpenProject = ({ config, ...seed }: NonNullable<Seed> = {}) =>
  createTestProject({
    users,
    config: {
      magicLinkEnabled: true,
      passkeyEnabled: true,
      clientTeamCreationEnabled: true,
      clientUserDeletionEnabled: true,
      allowUserApiKeys: true,
      allowTeamApiKeys: true,
      ...config,
    },
    ...seed,
  })

/** Creates a visitor who has just signed in. */
export async function createSignedIn(project: Project, options?: ClientAppOptions) {
  const visitor = createVisitor(project, options)
  await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  const user = await visitor.app.getUser({ or: 'throw' })
  return { ...visitor, user }
}
