import { openTestProject, readResponse, requestOf, signUp } from './project.js'
import type { CallResponse, CallOptions, TestProject, TestUser } from './project.js'
import type { TestService } from './service.js'

/** A user of the project `internal` who owns projects. */
export interface Owner {
  internal: TestProject
  user: TestUser
  /** Creates a project of the owner; the response contains it. */
  create(body?: Record<string, unknown>): Promise<CallResponse>
  /**
   * Calls an endpoint for a project with the token of the owner instead of keys, by default with admin
   * access.
   */
  call(
    projectId: string,
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<CallResponse>
}

/** Signs an owner up, and creates the project `internal` unless another owner is passed, who has it. */
export async function openOwner(
  service: TestService,
  { internal: existingProject }: { internal?: TestProject } = {},
): Promise<Owner> {
  const internal = existingProject ?? (await openTestProject(service, { id: 'internal' }))
  const user = await signUp(internal)
  return {
    internal,
    user,
    create: (body = {}) =>
      internal.call('POST', '/internal/projects', {
        accessToken: user.accessToken,
        body: { display_name: 'New Project', ...body },
      }),
    call: async (projectId, method, path, { access = 'admin', headers, ...options } = {}) => {
      const credentials = {
        'X-Stack-Project-Id': projectId,
        'X-Stack-Access-Type': access,
        'X-Stack-Admin-Access-Token': user.accessToken,
      }
      const request = requestOf(method, path, {
        ...options,
        headers: { ...credentials, ...headers },
      })
      return readResponse(await service.fetch(request))
    },
  }
}
