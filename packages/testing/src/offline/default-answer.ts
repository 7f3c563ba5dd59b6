import type { AccessType } from '@latchkey/contract'
import { OFFLINE_PROJECT_ID } from './names.js'
import type { Person } from './person.js'
import { LIFETIME_SECONDS, readKeySet, signAccessToken } from './tokens.js'

/** A call that was made. */
export interface OfflineCall {
  /** Method and path template of the call. */
  route: string
  access: AccessType
  query: URLSearchParams
  body: unknown
  /** The user whose session the call has, or whom it concerns. */
  person: Person | undefined
}

const list = (items: readonly unknown[]) => ({ items, is_paginated: false })

const project = {
  id: OFFLINE_PROJECT_ID,
  display_name: 'Test project',
  config: {
    sign_up_enabled: true,
    credential_enabled: true,
    magic_link_enabled: true,
    passkey_enabled: true,
    client_team_creation_enabled: true,
    client_user_deletion_enabled: true,
    allow_user_api_keys: true,
    allow_team_api_keys: true,
    enabled_oauth_providers: [],
  },
}

type Answer = (call: OfflineCall & { person: Person }) => unknown

/** Responses to calls without a session. */
const open: Record<string, () => unknown> = {
  'GET /projects/current': () => project,
  'GET /projects/{project_id}/.well-known/jwks.json': readKeySet,
}

/** Responses to calls of a user, and to calls that keep a session alive. */
const known: Record<string, Answer> = {
  'GET /users/me': userAnswer,
  'GET /users/{user_id}': userAnswer,
  'GET /teams': ({ person, access }) => list(person.teams.map((team) => teamAnswer(team, access))),
  'GET /team-permissions': ({ person: { teams, user }, query }) => {
    const team = teams.find(({ id }) => id === query.get('team_id'))
    const shared = { team_id: team?.id, user_id: user.id }
    return list((team?.permissions ?? []).map((id) => ({ id, ...shared })))
  },
  'GET /project-permissions': ({ person: { permissions, user } }) =>
    list(permissions.map((id) => ({ id, user_id: user.id }))),
  'POST /auth/sessions/current/refresh': async ({ person }) => ({
    access_token: await signAccessToken(person.user.id),
  }),
  'POST /auth/oauth/token': async ({ person }) => ({
    access_token: await signAccessToken(person.user.id),
    token_type: 'Bearer',
    expires_in: LIFETIME_SECONDS,
    scope: 'legacy',
  }),
  'DELETE /auth/sessions/current': () => ({ success: true }),
}

/** Returns the response to a call for which the test has none, or undefined if there is no default. */
export function defaultAnswer(call: OfflineCall): unknown {
  const { person, route } = call
  return open[route]?.() ?? (person && known[route]?.({ ...call, person }))
}

/** Applies a change that the test allows, and returns its response. */
export function changeAnswer(call: OfflineCall): unknown {
  const { person, route, body } = call
  if (route !== 'PATCH /users/me' || !person) return { success: true }
  const shown = Object.entries(Object(body) as object).filter(([name]) => name in person.user)
  person.user = { ...person.user, ...Object.fromEntries(shown) }
  const selected = person.teams.find(({ id }) => id === person.user.selected_team_id)
  person.user.selected_team = selected ? teamAnswer(selected, 'client') : null
  return userAnswer({ ...call, person })
}

const isServer = (access: AccessType) => access !== 'client'

function userAnswer({ person: { user, serverMetadata, teams }, access }: Parameters<Answer>[0]) {
  if (!isServer(access)) return user
  const selected = teams.find(({ id }) => id === user.selected_team_id)
  return {
    ...user,
    selected_team: selected ? teamAnswer(selected, access) : null,
    primary_email_auth_enabled: user.auth_with_email,
    server_metadata: serverMetadata,
    last_active_at_millis: user.signed_up_at_millis,
  }
}

function teamAnswer({ permissions: _, ...team }: Person['teams'][number], access: AccessType) {
  return isServer(access) ? { ...team, server_metadata: null, created_at_millis: 0 } : team
}
