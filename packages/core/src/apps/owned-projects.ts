import type { AdminContext } from '../resources/admin/context.js'
import type { NewProject } from '../resources/admin/owned-projects.js'
import type { AdminProject } from '../resources/admin/project.js'
import type { Read } from '../cache/read.js'
import type { UserContext } from '../resources/context.js'
import type { AdminApp } from './admin-app.js'
import { adminContext } from './admin-methods.js'
import type { AppContext } from './context.js'
import { ownerAccess } from './owner-access.js'

/** A project of the signed-in user's own, with an app that configures it. */
export interface OwnedProject extends AdminProject {
  /** Speaks with this user's session, for as long as it lasts. */
  readonly app: AdminApp
}

/** What only users of the project `internal` can do; for others it rejects with `EXPECTED_INTERNAL_PROJECT`. */
export interface ProjectOwner {
  /**
   * The projects that the user owns.
   *
   * @example for (const { displayName, app } of await user.listOwnedProjects()) console.log(displayName, await app.getMetrics())
   * @see spec, section 6; protocol, section 3.16
   */
  readonly listOwnedProjects: Read<OwnedProject[]>
  /**
   * Creates a project that the user owns. It has no keys yet: `project.app.createInternalApiKey` makes them.
   *
   * @example const project = await user.createProject({ displayName: 'Engines' })
   */
  createProject(project: NewProject): Promise<OwnedProject>
}

interface Owned {
  readonly app: AdminApp
  readonly ctx: AdminContext
}

/** One app for a project, however often the list is read, so that what it remembers stays. */
const owned = new WeakMap<UserContext, Map<string, Owned>>()

function ownedBy(user: UserContext, projectId: string): Owned {
  const known = owned.get(user) ?? new Map<string, Owned>()
  owned.set(user, known)
  const one = known.get(projectId) ?? own(user, projectId)
  known.set(projectId, one)
  return one
}

function own(user: UserContext, projectId: string): Owned {
  let ctx: AdminContext | undefined
  // A user's context is the one of an app, and more.
  const { appWith, ofSession } = user as UserContext & AppContext
  const access = ownerAccess(ofSession(user).currentSession, (its) => {
    ctx = adminContext(its, () => user.refresh('listOwnedProjects'))
    return ctx
  })
  const app = appWith<AdminApp>({ projectId, tokenStore: null }, access)
  return { app, ctx: ctx as unknown as AdminContext }
}

const nouns = () => import('../resources/admin/admin-nouns.js')

export async function listOwnedProjects(user: UserContext): Promise<OwnedProject[]> {
  const { readOwnedProjects, toAdminProject } = await user.load(nouns)
  const answers = await readOwnedProjects(user)
  return answers.map((answer) => {
    const { app, ctx } = ownedBy(user, answer.id)
    return Object.freeze({ ...toAdminProject(ctx, answer), app })
  })
}

export async function createProject(user: UserContext, project: NewProject): Promise<OwnedProject> {
  const { makeOwnedProject, toAdminProject } = await user.load(nouns)
  const answer = await makeOwnedProject(user, project)
  const { app, ctx } = ownedBy(user, answer.id)
  return Object.freeze({ ...toAdminProject(ctx, answer), app })
}
