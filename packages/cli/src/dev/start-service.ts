import { basename, resolve } from 'node:path'
import {
  createService,
  loadConfig,
  type ProjectSeed,
  type Service,
  type ServiceConfig,
} from '@latchkey/service'
import { CliError, messageOf } from '../cli-error.js'
import { DEFAULT_DATA_FOLDER, saveDevConnection } from './dev-connection.js'
import { createProject, type DevProject, loadOrCreateProject } from './stored-project.js'

export interface ServiceOptions {
  readonly port?: string
  readonly config?: string
  readonly dataFolder?: string
  readonly memory?: boolean
}

export interface RunningService {
  readonly apiUrl: string
  readonly project: DevProject
  readonly hasDashboard: boolean
  /** Whether `owner` can sign in to the dashboard. */
  readonly hasOwner: boolean
  readonly close: () => Promise<void>
}

async function readConfig({ port, config: file }: ServiceOptions): Promise<ServiceConfig> {
  // DATABASE_URL is the app's own database. A configuration file can set the database of the service.
  const { DATABASE_URL: _, ...env } = process.env
  return loadConfig({
    file,
    env: port === undefined ? env : { ...env, LATCHKEY_PORT: port },
    developmentOnly: 'latchkey dev is for development: remove it',
  })
}

/** Loads the project of a data folder. An unusable folder is an error that names the options. */
const loadProject = (folder: string, id: string | undefined): Promise<DevProject> =>
  loadOrCreateProject(folder, id).catch((error: unknown) => {
    if (error instanceof CliError) throw error
    throw new CliError(
      `The data folder ${folder} cannot be used: ${messageOf(error)}. Set another folder with --data-folder, or store nothing with --memory.`,
    )
  })

/** Resolves to the first project of the configuration, which the app uses. Creates the keys that it does not set. */
async function resolveProject(first: ProjectSeed | undefined, folder: string | undefined) {
  const project =
    folder === undefined ? createProject(first?.id) : await loadProject(folder, first?.id)
  const configuredKeys = Object.entries(first?.keys ?? {}).filter(([, key]) => key !== undefined)
  return { ...project, ...Object.fromEntries(configuredKeys) }
}

const withKeys = (config: ServiceConfig, { projectId, ...keys }: DevProject) => ({
  ...config,
  projects: config.projects.map((project) =>
    project.id === projectId ? { ...project, keys } : project,
  ),
})

/** The account of the dashboard. Its password may be public, because the dashboard responds only to this machine. */
export const owner = { email: 'owner@example.com', password: 'owner-password' }

const isInternal = ({ id }: ProjectSeed) => id === 'internal'

/** Turns the dashboard on, with an account that owns the app's project. Does not change a configured `internal` project. */
function withDashboard(config: ServiceConfig, { projectId }: DevProject): ServiceConfig {
  const dashboard = config.dashboard ?? true
  if (!dashboard || config.projects.some(isInternal)) return { ...config, dashboard }
  const internal: ProjectSeed = {
    id: 'internal',
    displayName: 'Latchkey',
    config: { magicLinkEnabled: true, passkeyEnabled: true, allowLocalhost: true },
    users: [{ ...owner, emailVerified: true, displayName: 'Owner', ownedProjectIds: [projectId] }],
  }
  return { ...config, dashboard, projects: [...config.projects, internal] }
}

const isPortInUse = (error: unknown) =>
  error instanceof Error &&
  (error.cause as NodeJS.ErrnoException | undefined)?.code === 'EADDRINUSE'

/** Listens on the configured port. Without one, uses a free port if the default port is in use. */
const listen = (service: Service, { port }: ServiceOptions) =>
  service.listen().catch((error: unknown) => {
    if (port !== undefined || process.env['LATCHKEY_PORT'] || !isPortInUse(error)) throw error
    return service.listen(0)
  })

/**
 * Requested in this process, not through the public URL: a tunnel to the service may not exist yet, and should not
 * receive the keys.
 */
const PROJECTS_URL = 'http://localhost/dev/api/projects'

/** Creates the project at the first run. Later runs keep the settings that were changed since. */
async function ensureProject(service: Service, { projectId, ...keys }: DevProject): Promise<void> {
  const listed = await service.fetch(new Request(PROJECTS_URL))
  const { items } = (await listed.json()) as { items: { id: string }[] }
  if (items.some(({ id }) => id === projectId)) return
  const config = {
    magicLinkEnabled: true,
    passkeyEnabled: true,
    clientTeamCreationEnabled: true,
    allowLocalhost: true,
    oauthProviders: ['github', 'google'].map((id) => ({ id, type: 'shared' })),
  }
  const body = { id: projectId, displayName: basename(process.cwd()) || 'My app', config, keys }
  const request = new Request(PROJECTS_URL, { method: 'POST', body: JSON.stringify(body) })
  const response = await service.fetch(request)
  if (!response.ok) throw new Error(`The project could not be created: ${await response.text()}`)
}

/** Saves what doctor and login need to connect to the project. They do not need the secret server key. */
const saveConnection = (
  folder: string,
  apiUrl: string,
  { projectId, publishableClientKey, superSecretAdminKey }: DevProject,
) => saveDevConnection(folder, { apiUrl, projectId, publishableClientKey, superSecretAdminKey })

/** Starts the service with its development inbox and a project. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { dataFolder: configured, databaseUrl, ...config } = await readConfig(options)
  const dataFolder = options.memory
    ? undefined
    : resolve(options.dataFolder ?? configured ?? DEFAULT_DATA_FOLDER)
  const project = await resolveProject(config.projects[0], dataFolder)
  const storage = dataFolder === undefined ? {} : { dataFolder, databaseUrl }
  const settings = withDashboard(withKeys(config, project), project)
  const service = createService({ ...settings, ...storage, ownsProcess: true })
  try {
    const apiUrl = await listen(service, options)
    await ensureProject(service, project)
    if (dataFolder !== undefined) await saveConnection(dataFolder, apiUrl, project)
    const hasDashboard = settings.dashboard === true
    const hasOwner = hasDashboard && !config.projects.some(isInternal)
    return { apiUrl, project, hasDashboard, hasOwner, close: () => service.close() }
  } catch (error) {
    await service.close()
    throw error
  }
}
