import { headerNames } from '@latchkey/contract'
import type { TestProject } from '../src/index.js'

const names = headerNames()

/** Creates a function that sends requests to the service as a client of a project. */
export const createClient = (project: TestProject) => ({
  send(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${project.baseUrl}/api/v1${path}`, {
      method,
      headers: {
        [names.accessType]: 'client',
        [names.projectId]: project.projectId,
        [names.publishableClientKey]: project.publishableClientKey,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  },
})

export const signUp = (project: TestProject, email: string): Promise<Response> =>
  createClient(project).send('POST', '/auth/password/sign-up', {
    email,
    password: 'correct horse',
    verification_callback_url: 'http://localhost:4711/handler/email-verification',
  })
