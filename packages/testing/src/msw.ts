import { http, type HttpHandler, passthrough } from 'msw'
import type { OfflineProject } from './offline/project.js'
import type { TestProject } from './test-project.js'

/**
 * Handlers for a server or a worker of msw that you have already. Calls of a test project go on to the
 * real service, whatever becomes of unhandled requests; those of `offlineProject` are answered without one.
 * A handler that you add later comes first: it can answer one call in the service's place.
 *
 * @example
 * const server = setupServer(...handlers(project))
 * server.use(http.post(`${project.baseUrl}/api/v1/teams`, () => refused))
 */
export const handlers = (project: TestProject | OfflineProject): HttpHandler[] => [
  http.all(`${project.baseUrl}/*`, ({ request }) =>
    'fetch' in project ? project.fetch(request) : passthrough(),
  ),
]
