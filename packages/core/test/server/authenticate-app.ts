import { ServerApp, type ServerAppOptions } from '@latchkey/core/server'
import type { TestProject } from '@latchkey/testing'

/** A project's server, whose clocks can be moved on. */
export function openServer(project: TestProject, { platform, ...options }: ServerAppOptions = {}) {
  let offsetMillis = 0
  const { projectId, secretServerKey, baseUrl } = project
  const app = new ServerApp({
    projectId,
    secretServerKey,
    baseUrl,
    platform: {
      clock: {
        wall: () => Date.now() + offsetMillis,
        monotonic: () => performance.now() + offsetMillis,
      },
      ...platform,
    },
    ...options,
  })
  return {
    app,
    /** Lets time pass on this machine; the service's own is the project's. */
    pass: (millis: number) => void (offsetMillis += millis),
  }
}
