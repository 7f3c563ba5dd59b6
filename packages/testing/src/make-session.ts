import { headerNames } from '@latchkey/contract'
import { secretHeaderNames } from '@latchkey/contract/secret-headers'
import type { TokenPair } from '@latchkey/core'
import type { ProjectKeys, TestUser } from './project-seed.js'

const names = { ...headerNames(), ...secretHeaderNames() }

/**
 * Creates a session as a server of the project does, for the account with this address, or for a new
 * account.
 */
export async function makeSession(project: ProjectKeys, user: TestUser): Promise<TokenPair> {
  const id = (await findUser(project, user.email)) ?? (await findOrCreate(project, user))
  const tokens = (await asServer(project, 'POST', '/auth/sessions', { user_id: id })) as {
    access_token: string
    refresh_token: string
  }
  return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
}

/** A concurrent call for the same address may have created the account. */
const findOrCreate = (project: ProjectKeys, user: TestUser): Promise<string> =>
  createAccount(project, user).catch(async (error: unknown) => {
    const id = await findUser(project, user.email)
    if (id === undefined) throw error
    return id
  })

async function findUser(project: ProjectKeys, email: string): Promise<string | undefined> {
  const path = `/users?${new URLSearchParams({ query: email })}`
  const { items } = (await asServer(project, 'GET', path)) as {
    items: { id: string; primary_email: string | null }[]
  }
  return items.find(({ primary_email }) => primary_email === email)?.id
}

/** Creates an account with a verified address; resolves to its ID. */
export async function createAccount(project: ProjectKeys, user: TestUser): Promise<string> {
  const account = await asServer(project, 'POST', '/users', {
    primary_email: user.email,
    primary_email_verified: true,
    primary_email_auth_enabled: true,
    display_name: user.displayName ?? null,
    ...(user.password !== undefined && { password: user.password }),
  })
  return (account as { id: string }).id
}

/**
 * With `fetch`, because component tests may be bundled for a browser, where `ServerApp` cannot be imported.
 */
async function asServer(
  project: ProjectKeys,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${project.baseUrl}/api/v1${path}`, {
    method,
    headers: {
      [names.projectId]: project.projectId,
      [names.accessType]: 'server',
      [names.secretServerKey]: project.secretServerKey,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.ok) return response.json()
  throw new Error(`The user could not be signed in: ${response.status} ${await response.text()}`)
}
