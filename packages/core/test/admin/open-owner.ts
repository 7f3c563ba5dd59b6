import { createService } from '@latchkey/service'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { AdminApp, type AdminAppOptions } from '@latchkey/core/admin'
import { asServer } from '../support/as-server.js'
import { openTab } from '../support/open-tab.js'

interface Platform {
  url: string
  internal: TestProject
  /** The number of owners that were created. */
  ownerCount: number
}

// Starting a service takes seconds, so the files of a worker share one.
const KEY = Symbol.for('latchkey.test.platform')
const store = globalThis as { [KEY]?: Promise<Platform> }

async function startPlatform(): Promise<Platform> {
  const service = createService({ port: 0, passwordHashing: { memoryKibibytes: 8, passes: 1 } })
  const url = await service.listen(0)
  return { url, internal: await createTestProject({ id: 'internal' }, url), ownerCount: 0 }
}

/**
 * Starts a second service, which has a project `internal`. Its clock moves for all projects.
 */
export async function openInternal() {
  const platform = await (store[KEY] ??= startPlatform())
  const open = (seed?: Parameters<typeof createTestProject>[0]) =>
    createTestProject(seed, platform.url)

  /** Opens a tab with a new user of the project `internal` who owns these projects. */
  const openOwner = (...projects: TestProject[]) => openOwnerOn({}, ...projects)

  /** Does the same with tab options. */
  async function openOwnerOn(options: Parameters<typeof openTab>[1], ...projects: TestProject[]) {
    platform.ownerCount += 1
    const { internal, ownerCount } = platform
    const tab = openTab(internal, options)
    const credential = {
      email: `owner-${ownerCount}@example.com`,
      password: 'correct horse battery',
    }
    await tab.app.signUpWithCredential({ ...credential, noRedirect: true })
    const { id } = await tab.app.getUser({ or: 'throw' })
    const managedProjectIds = projects.map(({ projectId }) => projectId)
    await asServer(internal, 'PATCH', `/users/${id}`, { server_metadata: { managedProjectIds } })
    return { ...tab, user: await tab.app.getUser({ or: 'throw' }) }
  }

  /** Opens a page with an app that has the session of an owner of the project. */
  async function asOwner(project: TestProject, options: AdminAppOptions = {}) {
    const { user, platform } = await openOwner(project)
    const { projectId, baseUrl } = project
    const projectOwnerSession = user.currentSession
    const appOptions = { projectId, baseUrl, platform, projectOwnerSession, ...options }
    return { app: new AdminApp(appOptions), user }
  }
  const internal = () => platform.internal
  const admin = () => withKey(internal())
  return { internal, admin, url: () => platform.url, open, openOwner, openOwnerOn, asOwner }
}

/** Creates an app with the admin key of a project. */
export const withKey = ({ projectId, superSecretAdminKey, baseUrl }: TestProject) =>
  new AdminApp({ projectId, superSecretAdminKey, baseUrl })

type Internal = Awaited<ReturnType<typeof openInternal>>

/** The two ways to authenticate an admin app. */
export const ways: [string, (internal: Internal, project: TestProject) => Promise<AdminApp>][] = [
  ['with the key', async (_, project) => withKey(project)],
  ["with an owner's session", async ({ asOwner }, project) => (await asOwner(project)).app],
]
