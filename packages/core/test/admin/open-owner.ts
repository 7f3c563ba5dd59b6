import { createService } from '@latchkey/service'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { AdminApp, type AdminAppOptions } from '@latchkey/core/admin'
import { beforeAll } from 'vitest'
import { asServer } from '../as-server.js'
import { openTab } from '../open-tab.js'

interface Platform {
  url: string
  internal: TestProject
  /** How many owners there are. */
  people: number
}

// Starting a service takes seconds, so the files of a worker share one.
const KEY = Symbol.for('latchkey.test.platform')
const store = globalThis as { [KEY]?: Promise<Platform> }

async function startPlatform(): Promise<Platform> {
  const service = createService({ port: 0, passwordHashing: { memoryKibibytes: 8, passes: 1 } })
  const url = await service.listen(0)
  return { url, internal: await createTestProject({ id: 'internal' }, url), people: 0 }
}

/** A service beside that of all tests: it has one project `internal`, and moving its clock moves it for all. */
export function openInternal() {
  let platform: Platform
  beforeAll(async () => {
    platform = await (store[KEY] ??= startPlatform())
  })
  const open = (seed?: Parameters<typeof createTestProject>[0]) =>
    createTestProject(seed, platform.url)

  /** A tab in which somebody new has signed in to the project `internal`, who owns these projects. */
  const openOwner = (...projects: TestProject[]) => openOwnerOn({}, ...projects)

  /** The same in a tab of some options. */
  async function openOwnerOn(options: Parameters<typeof openTab>[1], ...projects: TestProject[]) {
    platform.people += 1
    const { internal, people } = platform
    const tab = openTab(internal, options)
    const credential = { email: `owner-${people}@example.com`, password: 'correct horse battery' }
    await tab.app.signUpWithCredential({ ...credential, noRedirect: true })
    const { id } = await tab.app.getUser({ or: 'throw' })
    const managedProjectIds = projects.map(({ projectId }) => projectId)
    await asServer(internal, 'PATCH', `/users/${id}`, { server_metadata: { managedProjectIds } })
    return { ...tab, user: await tab.app.getUser({ or: 'throw' }) }
  }

  /** A page with an app that speaks for an owner of the project. */
  async function asOwner(project: TestProject, options: AdminAppOptions = {}) {
    const { user, platform } = await openOwner(project)
    const { projectId, baseUrl } = project
    const projectOwnerSession = user.currentSession
    const given = { projectId, baseUrl, platform, projectOwnerSession, ...options }
    return { app: new AdminApp(given), user }
  }
  const internal = () => platform.internal
  const admin = () => withKey(internal())
  return { internal, admin, url: () => platform.url, open, openOwner, openOwnerOn, asOwner }
}

/** A server with an app that speaks with the project's key. */
export const withKey = ({ projectId, superSecretAdminKey, baseUrl }: TestProject) =>
  new AdminApp({ projectId, superSecretAdminKey, baseUrl })

type Internal = ReturnType<typeof openInternal>

/** Both ways in which a project is configured. */
export const ways: [string, (internal: Internal, project: TestProject) => Promise<AdminApp>][] = [
  ['with the key', async (_, project) => withKey(project)],
  ["with an owner's session", async ({ asOwner }, project) => (await asOwner(project)).app],
]
