import type { ProjectRole } from '@latchkey/contract'
import { LatchkeyError } from '@latchkey/contract/errors/error'
import {
  newProductionModeErrors,
  type ProductionModeError,
  productionModeErrors,
} from '@latchkey/contract/production-mode'
import * as routes from '@latchkey/contract/routes/owned-projects'
import { createWebhookToken } from '@latchkey/contract/routes/webhooks'
import { clientError } from '../../errors/client-error.js'
import type { ResponseOf } from '../../http/http-client.js'
import { omitUndefined } from '../../lib/objects.js'
import { rejectOptions } from '../../lib/reject-options.js'
import type { ServerScope, UserScope } from '../scope.js'
import {
  configBody,
  type ConfigPatch,
  newProjectConfig,
  type ProjectConfig,
  toProjectConfig,
} from './project-config.js'

/** Changes of a project. A field that is not set stays unchanged. */
export interface AdminProjectPatch {
  /** The name of the project, as its users see it. */
  displayName?: string | undefined
  /** Null and the empty string are the same. */
  description?: string | null
  /** True is rejected while `getProductionModeErrors()` returns errors. */
  isProductionMode?: boolean
  /** The settings to change; the others stay. */
  config?: ConfigPatch
}

/** A project as the service returns it to an admin. */
export type AdminProjectResponse = ResponseOf<typeof routes.readProject>

/** A project with its configuration. It holds the data of one moment and does not change by itself. */
export class AdminProject {
  /** The ID of the project. */
  readonly id: string
  /** The name of the project, as its users see it. */
  readonly displayName: string
  /** Empty if there is none. */
  readonly description: string
  /** When the project was created. */
  readonly createdAt: Date
  /** Number of users of the project. */
  readonly userCount: number
  /** Whether the checks of production mode apply to changes of the project. */
  readonly isProductionMode: boolean
  /** The team of the project `internal` that owns the project; null if users own it. */
  readonly ownerTeamId: string | null
  /**
   * The role of the signed-in member. Null with a key, and on a service without roles. Roles below `developer` read no
   * secrets.
   */
  readonly role: ProjectRole | null
  /** Sign-in methods, domains, providers, permissions and the email server. */
  readonly config: ProjectConfig
  readonly #scope: ServerScope

  constructor(scope: ServerScope, response: AdminProjectResponse) {
    this.#scope = scope
    this.id = response.id
    this.displayName = response.displayName
    this.description = response.description
    this.createdAt = response.createdAt
    this.userCount = response.userCount
    this.isProductionMode = response.isProductionMode
    this.ownerTeamId = response.ownerTeamId ?? null
    this.role = response.role ?? null
    this.config = toProjectConfig(response.config)
    // Classes that extend this one add fields first.
    if (new.target === AdminProject) Object.freeze(this)
  }

  /**
   * Changes the project. Lists, such as the domains, and the email server are replaced as a whole.
   *
   * Rejects with `PRODUCTION_MODE_CHECKS_FAILED` (details: `errors`), and changes nothing, if the checks of production mode
   * fail: all of them when the patch switches production mode on, and those that the patch breaks while it is on.
   *
   * @example await project.update({ config: { signUpEnabled: false } })
   */
  async update(patch: AdminProjectPatch) {
    return updateProject(this.#scope, patch)
  }

  /** Deletes the project with all its users, teams and keys. */
  async delete() {
    return deleteProject(this.#scope)
  }

  /** Returns why this project cannot be in production mode; an empty list if it can. */
  getProductionModeErrors(): ProductionModeError[] {
    return productionModeErrors(this)
  }
}

/** @throws LatchkeyError `PRODUCTION_MODE_CHECKS_FAILED` if a check fails */
function assertProductionMode(...change: Parameters<typeof newProductionModeErrors>): void {
  const errors = newProductionModeErrors(...change)
  if (!errors.length) return
  const message = errors.map((error) => error.message).join('\n')
  throw new LatchkeyError('PRODUCTION_MODE_CHECKS_FAILED', {
    status: 400,
    message,
    details: { errors },
  })
}

export async function getProject(scope: ServerScope): Promise<AdminProject> {
  const response = await scope.http.request(routes.readProject, {})
  return new AdminProject(scope, response)
}

const LOGO = 'Set config.logoUrl and config.darkLogoUrl.'
const foreignOptions = { logoUrl: LOGO, fullLogoUrl: LOGO, darkModeLogoUrl: LOGO }
const foreignSettings = { emailTheme: 'Change each email with app.updateEmailTemplate().' }

async function updateProject(scope: ServerScope, patch: AdminProjectPatch): Promise<void> {
  const { displayName, description, isProductionMode, config = {} } = patch
  rejectOptions('project.update()', patch, foreignOptions)
  // The current configuration completes the patch: secrets that stay, and values that a service would reset.
  const current = await getProject(scope)
  // A newer service may have it: then it comes from the configuration that was read, and is not sent.
  if (!('emailTheme' in current.config))
    rejectOptions('The config of project.update()', config, foreignSettings)
  assertProductionMode(current, {
    id: current.id,
    isProductionMode: isProductionMode ?? current.isProductionMode,
    config: { ...current.config, ...omitUndefined(config) },
  })
  const body = {
    displayName,
    description,
    isProductionMode,
    config: configBody(current.config, config),
  }
  await scope.http.request(routes.updateProject, { body })
  await scope.client.invalidate('getProject')
}

async function deleteProject({ client, http }: ServerScope): Promise<void> {
  await http.request(routes.deleteProject, {})
  await client.changes.emit({ type: 'project-deleted' })
}

export async function getWebhooksToken({ client, http }: ServerScope): Promise<string> {
  if (client.platform.kind === 'browser')
    throw clientError(
      'INVALID_CONFIGURATION',
      'Call getWebhooksToken() on a server: the token gives access to the secrets of webhooks.',
    )
  const { token } = await http.request(createWebhookToken, {})
  return token
}

/** A new project has no domains, so production mode can be switched on later, by `update`. */
export interface NewProject extends Omit<AdminProjectPatch, 'isProductionMode'> {
  /** The name of the project, as its users see it. */
  displayName: string
  /** A team of the user, which then owns the project. Default: the user owns it. */
  teamId?: string | null | undefined
}

export async function readOwnedProjects({ http }: UserScope): Promise<AdminProjectResponse[]> {
  const { items } = await http.request(routes.listOwnedProjects, {})
  return items
}

export async function createOwnedProject(
  { client, http }: UserScope,
  project: NewProject,
): Promise<AdminProjectResponse> {
  const { displayName, description, config, teamId } = project
  rejectOptions('createProject()', project, foreignOptions)
  rejectOptions('The config of createProject()', config ?? {}, foreignSettings)
  const body = {
    displayName,
    description,
    config: configBody(newProjectConfig, config),
    ownerTeamId: teamId ?? undefined,
  }
  const response = await http.request(routes.createOwnedProject, { body })
  await client.invalidate('listOwnedProjects')
  return response
}

export async function transferProject(
  { client, http }: UserScope,
  projectId: string,
  teamId: string,
): Promise<void> {
  await http.request(routes.transferOwnedProject, { body: { projectId, newTeamId: teamId } })
  await client.invalidate('listOwnedProjects')
}

export async function uploadLogo({ http }: ServerScope, picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const image = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const { url } = await http.request(routes.uploadLogo, { body: { image } }, { isIdempotent: true })
  return url
}
