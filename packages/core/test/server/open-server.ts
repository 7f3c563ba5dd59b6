import { ServerApp, type ServerAppOptions } from '@latchkey/core/server'
import type { TestProject } from '@latchkey/testing'

/** The app of a project's own server: it has the secret key, and no publishable one. */
export const openServer = (project: TestProject, options: ServerAppOptions = {}) =>
  new ServerApp({
    projectId: project.projectId,
    secretServerKey: project.secretServerKey,
    baseUrl: project.baseUrl,
    ...options,
  })
