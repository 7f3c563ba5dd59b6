import {
  newProductionModeErrors,
  type ProductionModeError,
  productionModeErrors,
} from '@latchkey/contract/production-mode'
import * as routes from '@latchkey/contract/routes/admin/projects'
import type { Read } from '../../cache/read.js'
import type { Answered } from '../../http/call.js'
import { said } from '../../lib/said.js'
import type { AdminContext } from './context.js'
import { type ConfigPatch, type ProjectConfig, toConfig, toWireConfig } from './project-config.js'

/** What is left out stays. */
export interface AdminProjectPatch {
  displayName?: string | undefined
  /** Null and the empty text are the same. */
  description?: string | null
  /** True is rejected while `getProductionModeErrors()` returns errors. */
  isProductionMode?: boolean
  config?: ConfigPatch
}

/**
 * A project as those see it who configure it, as read at one moment.
 *
 * @see spec, section 3
 */
export interface AdminProject {
  readonly id: string
  readonly displayName: string
  /** Empty when there is none. */
  readonly description: string
  readonly createdAt: Date
  readonly userCount: number
  readonly isProductionMode: boolean
  readonly config: ProjectConfig

  /**
   * Changes the project. Lists, such as the domains, and the mail server are replaced as a whole.
   *
   * Rejects with a `ProductionModeRefusal`, and changes nothing, if the checks of production mode fail: all of them
   * when the patch switches production mode on, and those that the patch breaks while it is on.
   *
   * @example await project.update({ config: { signUpEnabled: false } })
   * @see spec, sections 4 and 5; protocol, section 3.17
   */
  update(patch: AdminProjectPatch): Promise<void>
  /** Deletes the project with everything in it: users, teams, keys. */
  delete(): Promise<void>
  /** Returns why this project cannot be in production mode; an empty list if it can. */
  getProductionModeErrors(): ProductionModeError[]
}

/** The rejection of a change that the checks of production mode forbid. */
export interface ProductionModeRefusal extends Error {
  readonly name: 'ProductionModeRefusal'
  readonly errors: readonly ProductionModeError[]
}

export interface ProjectAdministration {
  /**
   * The project with its whole configuration.
   *
   * @example const { config } = await app.getProject()
   */
  readonly getProject: Read<AdminProject>
}

/** @throws {ProductionModeRefusal} when a check fails */
function assertProductionMode(...change: Parameters<typeof newProductionModeErrors>): void {
  const errors = newProductionModeErrors(...change)
  if (!errors.length) return
  const message = errors.map((error) => error.message).join('\n')
  throw Object.assign(new Error(message), {
    name: 'ProductionModeRefusal',
    errors,
  } satisfies Pick<ProductionModeRefusal, 'name' | 'errors'>)
}

export function toAdminProject(
  ctx: AdminContext,
  { config: configuration, ...fields }: Answered<typeof routes.readProject>,
): AdminProject {
  const { id } = fields
  const config = toConfig(configuration)
  return Object.freeze({
    ...fields,
    config,
    update: (patch: AdminProjectPatch) => updateProject(ctx, patch),
    async delete() {
      await ctx.call(routes.deleteProject, {})
      await ctx.forget()
    },
    getProductionModeErrors: () => productionModeErrors({ id, config }),
  })
}

export const getProject = async (ctx: AdminContext): Promise<AdminProject> =>
  toAdminProject(ctx, await ctx.call(routes.readProject, {}))

async function updateProject(
  ctx: AdminContext,
  { displayName, description, isProductionMode, config = {} }: AdminProjectPatch,
): Promise<void> {
  // What is there now completes the patch: secrets that are kept, and what a service would reset.
  const now = await getProject(ctx)
  assertProductionMode(now, {
    id: now.id,
    isProductionMode: isProductionMode ?? now.isProductionMode,
    config: { ...now.config, ...said(config) },
  })
  const body = {
    display_name: displayName,
    description,
    is_production_mode: isProductionMode,
    config: toWireConfig(now.config, config),
  }
  await ctx.call(routes.updateProject, { body })
  await ctx.refresh('getProject')
}
