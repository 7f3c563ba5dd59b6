import { basename, resolve } from 'node:path'
import {
  createService,
  loadConfig,
  type ProjectSeed,
  type Service,
  type ServiceConfig,
} from '@latchkey/service'
import { Failure } from '../failure.js'
import { type DevProject, keptProject, newProject } from './kept-project.js'

export interface ServiceChoice {
  readonly port?: string
  readonly config?: string
  readonly dataFolder?: string
  readonly memory?: boolean
}

export interface RunningService {
  readonly address: string
  readonly project: DevProject
  readonly hasDashboard: boolean
  /** Whether `owner` can sign in to the dashboard. */
  readonly hasOwner: boolean
  readonly close: () => Promise<void>
}

const DEFAULT_FOLDER = '.latchkey'

async function readConfig({ port, config: file }: ServiceChoice): Promise<ServiceConfig> {
  // An app's own database is not for the service's tables; a configuration file can name one that is.
  const { DATABASE_URL: _, ...env } = process.env
  return loadConfig({
    file,
    env: port === undefined ? env : { ...env, LATCHKEY_PORT: port },
    developmentOnly: 'latchkey dev is for development: remove it',
  })
}

/** What the folder does not let be kept, a person can put right, or do without. */
const projectIn = (folder: string, id: string | undefined): Promise<DevProject> =>
  keptProject(folder, id).catch((error: unknown) => {
    if (error instanceof Failure) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new Failure(
      `The data folder ${folder} cannot be used: ${reason}. Name another with --data-folder, or keep nothing: --memory.`,
    )
  })

/** The first project of the configuration is the app's; keys that it does not name are made. */
async function projectOf(first: ProjectSeed | undefined, folder: string | undefined) {
  const made = folder === undefined ? newProject(first?.id) : await projectIn(folder, first?.id)
  const keys = Object.entries(first?.keys ?? {}).filter(([, key]) => key !== undefined)
  return { ...made, ...Object.fromEntries(keys) }
}

const withKeys = (config: ServiceConfig, { projectId, ...keys }: DevProject) => ({
  ...config,
  projects: config.projects.map((project) =>
    project.id === projectId ? { ...project, keys } : project,
  ),
})

/** The account of the dashboard. Its password is no secret: the service answers this machine only. */
export const owner = { email: 'owner@example.com', password: 'owner-password' }

const isInternal = ({ id }: ProjectSeed) => id === 'internal'

/** Turns the dashboard on, with an account that owns the app's project. A configuration of `internal` stays as it is. */
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

const isTaken = (error: unknown) =>
  error instanceof Error &&
  (error.cause as NodeJS.ErrnoException | undefined)?.code === 'EADDRINUSE'

/** The usual port, or a free one when nobody has asked for one. */
const listen = (service: Service, { port }: ServiceChoice) =>
  service.listen().catch((error: unknown) => {
    if (port !== undefined || process.env['LATCHKEY_PORT'] || !isTaken(error)) throw error
    return service.listen(0)
  })

/**
 * Asked in this process: whatever leads from the service's public address to here, such as a tunnel, may not
 * be there yet, and need not see the keys.
 */
const PROJECTS = 'http://localhost/dev/api/projects'

/** Makes the project at the first run. Later, its settings are what somebody has made of them. */
async function ensureProject(service: Service, { projectId, ...keys }: DevProject): Promise<void> {
  const listed = await service.fetch(new Request(PROJECTS))
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
  const request = new Request(PROJECTS, { method: 'POST', body: JSON.stringify(body) })
  const answer = await service.fetch(request)
  if (!answer.ok) throw new Error(`The project could not be made: ${await answer.text()}`)
}

/** Starts the service with its mailbox and a project. */
export async function startService(choice: ServiceChoice): Promise<RunningService> {
  const { dataFolder: configured, databaseUrl, ...config } = await readConfig(choice)
  const dataFolder = choice.memory
    ? undefined
    : resolve(choice.dataFolder ?? configured ?? DEFAULT_FOLDER)
  const project = await projectOf(config.projects[0], dataFolder)
  const place = dataFolder === undefined ? {} : { dataFolder, databaseUrl }
  const settings = withDashboard(withKeys(config, project), project)
  const service = createService({ ...settings, ...place, ownsProcess: true })
  try {
    const address = await listen(service, choice)
    await ensureProject(service, project)
    const hasDashboard = settings.dashboard === true
    const hasOwner = hasDashboard && !config.projects.some(isInternal)
    return { address, project, hasDashboard, hasOwner, close: () => service.close() }
  } catch (error) {
    await service.close()
    throw error
  }
}
