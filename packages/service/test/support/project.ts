import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { AccessType } from '@latchkey/contract'
import { emails } from '../../src/db/schema.js'
import type { ProjectKeys } from '../../src/domain/projects/project-keys.js'
import { createProject, type NewProject } from '../../src/domain/owned-projects/projects.js'
import { openContent } from '../../src/domain/email/sealed-content.js'
import type { TestService } from './service.js'
import { lastWritten } from './write-order.js'

export interface CallOptions {
  /** Client access by default; `none` sends no project headers. */
  access?: AccessType | 'none'
  accessToken?: string
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
}

export interface CallResponse {
  status: number
  headers: Headers
  /** The code of a known error, from its header. */
  code: string | null
  text: string
  /** The JSON body; an empty object if there is none. */
  body: Record<string, unknown>
}

export interface TestProject {
  id: string
  keys: ProjectKeys
  call(method: string, path: string, options?: CallOptions): Promise<CallResponse>
}

export const PASSWORD = 'correct horse 9 battery'
/** The password after a change or a reset. */
export const OTHER_PASSWORD = 'another horse 8 battery'

/** Returns an email address that no other user has. */
export const uniqueEmail = () => `${randomUUID()}@example.com`

const CALLBACK = 'http://localhost:12345/verify?kept=1'

/** Creates a project for a test. */
export async function openTestProject(
  service: TestService,
  fields: Partial<NewProject> = {},
): Promise<TestProject> {
  return connectProject(
    service,
    await createProject(service.ctx, { displayName: 'Test project', ...fields }),
  )
}

/** Returns the calls of a project that exists. */
export const connectProject = (
  service: TestService,
  { id, keys }: Pick<TestProject, 'id' | 'keys'>,
): TestProject => ({
  id,
  keys,
  async call(method, path, options = {}) {
    const request = requestOf(method, path, {
      ...options,
      headers: { ...credentialsOf({ id, keys }, options), ...options.headers },
    })
    return readResponse(await service.fetch(request))
  },
})

export function credentialsOf(
  { id, keys }: Pick<TestProject, 'id' | 'keys'>,
  { access = 'client', accessToken }: CallOptions,
): Record<string, string> {
  if (access === 'none') return {}
  return {
    'X-Stack-Project-Id': id,
    'X-Stack-Access-Type': access,
    ...(access === 'client' && {
      'X-Stack-Publishable-Client-Key': keys.publishableClientKey ?? '',
    }),
    ...(access === 'server' && { 'X-Stack-Secret-Server-Key': keys.secretServerKey ?? '' }),
    ...(access === 'admin' && { 'X-Stack-Super-Secret-Admin-Key': keys.superSecretAdminKey ?? '' }),
    ...(accessToken !== undefined && { 'X-Stack-Access-Token': accessToken }),
  }
}

/** A path that does not begin with /api is below /api/v1. */
export function requestOf(method: string, path: string, options: CallOptions): Request {
  const { body, headers = {} } = options
  const url = `http://localhost:4710${path.startsWith('/api') ? path : `/api/v1${path}`}`
  if (body === undefined) return new Request(url, { method, headers })
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Request(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: text,
  })
}

export async function readResponse(response: Response): Promise<CallResponse> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    code: response.headers.get('x-stack-known-error'),
    text,
    body: isJson && text !== '' ? JSON.parse(text) : {},
  }
}

export interface TestUser {
  id: string
  email: string
  accessToken: string
  refreshToken: string
}

/** Signs a user up with a new email address. */
export async function signUp(
  project: TestProject,
  options: { email?: string; password?: string; callbackUrl?: string } = {},
): Promise<TestUser> {
  const { email = uniqueEmail(), password = PASSWORD, callbackUrl } = options
  const response = await project.call('POST', '/auth/password/sign-up', {
    body: { email, password, verification_callback_url: callbackUrl ?? CALLBACK },
  })
  if (response.status !== 200) throw new Error(`Sign-up failed: ${response.text}`)
  const { user_id, access_token, refresh_token } = response.body
  return {
    id: String(user_id),
    email,
    accessToken: String(access_token),
    refreshToken: String(refresh_token),
  }
}

/** The link, code and plain text of the newest email with a link to an address, or undefined. */
export async function newestMail({ ctx }: TestService, projectId: string, to: string) {
  const mails = await ctx.db
    .select()
    .from(emails)
    .where(and(eq(emails.projectId, projectId), sql`${to} = any(${emails.recipients})`))
    .orderBy(desc(emails.createdAt), lastWritten)
  // Security notifications have none.
  const mail = mails
    .map(({ contentSealed }) => openContent(ctx.sealer, contentSealed))
    .find(({ variables }) => URL.canParse(variables.link))
  if (mail === undefined) return undefined
  const { link } = mail.variables
  return { link, code: new URL(link).searchParams.get('code') ?? '', text: mail.text }
}
