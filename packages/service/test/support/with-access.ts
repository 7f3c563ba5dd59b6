import { expect } from 'vitest'
import type { AccessType } from '@latchkey/contract'
import type { CallOptions, TestProject } from './project.js'

/** The same project with another default access type. */
export const withAccess = (project: TestProject, access: AccessType): TestProject => ({
  ...project,
  call: (method, path, options) => project.call(method, path, { access, ...options }),
})

/** Calls an endpoint, which must succeed; returns the body of the response. */
export async function callOk(
  project: TestProject,
  call: string,
  options?: CallOptions,
): Promise<Record<string, unknown>> {
  const [method = '', path = ''] = call.split(' ')
  const response = await project.call(method, path, options)
  expect([call, response.status, response.text]).toEqual([
    call,
    expect.toSatisfy((status: number) => status === 200 || status === 201),
    expect.any(String),
  ])
  expect(response.headers.has('x-stack-actual-status')).toBe(false)
  return response.body
}
