import type { ServerUser } from '@latchkey/core/server'
import { latchkey } from './callers.js'
import { Refusal } from './refusal.js'

const DAY_MILLIS = 86_400_000
const SUPPORT_SESSION_MILLIS = 600_000

/** Returns a text in a JSON body, which can contain anything. */
function textOf(body: unknown, name: string): string {
  const { [name]: text } = Object(body) as Record<string, unknown>
  if (typeof text === 'string' && text.length > 0 && text.length <= 200) return text
  throw new Refusal(400, `Send ${name}, a text of at most 200 characters.`)
}

export const profileOf = ({ id, primaryEmail, displayName }: ServerUser) => ({
  id,
  email: primaryEmail,
  name: displayName,
})

/** Returns the report that a program with an API key of the user may read. */
export const reportFor = (user: ServerUser) => ({ name: user.displayName, visitors: 3 })

/** The key is shown only once; the service stores a hash of it. */
export async function createKey(user: ServerUser, body: unknown) {
  const expiresAt = new Date(Date.now() + 30 * DAY_MILLIS)
  const { id, value } = await user.createApiKey({ description: textOf(body, 'for'), expiresAt })
  return { id, value }
}

export async function createTeam(user: ServerUser, body: unknown) {
  const { id, displayName } = await user.createTeam({ displayName: textOf(body, 'name') })
  return { id, name: displayName }
}

/**
 * Changes a team of the user. The permission is checked here, because a check in the page can be bypassed.
 */
export async function setMotto(user: ServerUser, teamId: string, body: unknown) {
  const team = await user.getTeam(teamId)
  if (!team) throw new Refusal(404, 'You are in no such team.')
  if (!(await user.hasPermission(team, '$update_team')))
    throw new Refusal(403, 'You need the permission $update_team.')
  const motto = textOf(body, 'motto')
  await team.update({ clientReadOnlyMetadata: { motto } })
  return { team: team.displayName, motto }
}

/**
 * Creates a short session in which the support staff sees what a user sees. The sessions of the user stay.
 */
export async function openSession(body: unknown) {
  const email = textOf(body, 'email')
  const users = await latchkey.listUsers({ query: email })
  const user = users.find(({ primaryEmail }) => primaryEmail === email)
  if (!user) throw new Refusal(404, 'Nobody has this address.')
  return user.createSession({ expiresInMillis: SUPPORT_SESSION_MILLIS, isImpersonation: true })
}
