import type * as admin from '../resources/admin/owned-projects.js'
import type { NewProject } from '../resources/admin/owned-projects.js'
import type { UserScope } from '../resources/scope.js'
import { BaseAdminApp } from './base-admin-app.js'

/** A project that a user owns, with an app that configures it. */
export type OwnedProject = admin.OwnedProject<BaseAdminApp>

export const listOwnedProjects = (scope: UserScope): Promise<OwnedProject[]> =>
  BaseAdminApp.ownedProjects.listOwnedProjects(scope)

export const createProject = (scope: UserScope, project: NewProject): Promise<OwnedProject> =>
  BaseAdminApp.ownedProjects.createProject(scope, project)

export const transferProject = (
  scope: UserScope,
  projectId: string,
  teamId: string,
): Promise<void> => BaseAdminApp.ownedProjects.transferProject(scope, projectId, teamId)
