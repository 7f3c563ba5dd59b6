import { ServerApp, type ServerAppOptions } from '@latchkey/core/server'
import type { TestProject } from '@latchkey/testing'

/** Creates a server app of a project with the secret key and without a publishable key. */
export const openServer = (project: TestProject, options: ServerAppOptions = {}) =>
  new ServerApp({
    projectId: project.projectId,
    secretServerKey: project.secretServerKey,
    baseUrl: project.baseUrl,
    ...options,
  })
