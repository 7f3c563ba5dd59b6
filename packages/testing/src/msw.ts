import { http, type HttpHandler, passthrough } from 'msw'
import type { OfflineProject } from './offline/project.js'
import type { TestProject } from './test-project.js'

/**
 * Handlers for your own server or worker of msw. Calls of a test project are forwarded to the real service,
 * whatever `onUnhandledRequest` is; calls of `offlineProject` are answered without a service. Handlers that
 * you add later come first, so one of them can replace a single call.
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
