import type { NewProject } from '../admin/owned-projects.js'
import type { UserScope } from '../scope.js'

/**
 * Functions for the projects that a user of the project `internal` owns. The app supplies them, because they create an
 * app for each project, and resources know nothing of apps.
 *
 * @typeParam OwnedProject a project with the app that configures it
 */
export interface OwnedProjects<OwnedProject> {
  listOwnedProjects(scope: UserScope): Promise<OwnedProject[]>
  createProject(scope: UserScope, project: NewProject): Promise<OwnedProject>
  transferProject(scope: UserScope, projectId: string, teamId: string): Promise<void>
}

/** Loads the functions when one of them is first called. */
export type OwnedProjectsLoader<OwnedProject> = () => Promise<OwnedProjects<OwnedProject>>
