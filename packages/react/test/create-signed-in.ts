import type { ClientAppOptions } from '@latchkey/core'
import {
  createTestProject,
  createVisitor,
  email,
  password,
  users,
  type Visitor,
} from './create-visitor.js'

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

/** Signs a visitor in, as Ada unless the test names another account, and returns the user. */
export async function signIn({ app }: Visitor, account = { email, password }) {
  await app.signInWithCredential({ ...account, noRedirect: true })
  return app.getUser({ or: 'throw' })
}

/** Creates a visitor who has just signed in. */
export async function createSignedIn(project: Project, options?: ClientAppOptions) {
  const visitor = createVisitor(project, options)
  return { ...visitor, user: await signIn(visitor) }
}
