import { clientSettings, projectSettings } from '@latchkey/contract/project-settings'
import { toSnakeName } from '@latchkey/contract/wire-case'
import type { AccessType } from '@latchkey/contract'
import { OFFLINE_PROJECT_ID } from './names.js'
import type { OfflineAccount } from './offline-account.js'
import { LIFETIME_SECONDS, readKeySet, signAccessToken } from './tokens.js'

/** A request of an app. */
export interface OfflineCall {
  /** Method and path template of the request. */
  route: string
  access: AccessType
  query: URLSearchParams
  body: unknown
  /** The user of the session, or the user that the request is about. */
  account: OfflineAccount | undefined
}

const list = (items: readonly unknown[]) => ({ items, is_paginated: false })

const project = {
  id: OFFLINE_PROJECT_ID,
  display_name: 'Test project',
  config: {
    ...Object.fromEntries(
      clientSettings
        .filter((name) => projectSettings[name].type === 'boolean')
        .map((name) => [toSnakeName(name), true]),
    ),
    enabled_oauth_providers: [],
  },
}

type Answer = (call: OfflineCall & { account: OfflineAccount }) => unknown

/** Responses to requests without a session. */
const publicAnswers: Record<string, () => unknown> = {
  'GET /projects/current': () => project,
  'GET /projects/{project_id}/.well-known/jwks.json': readKeySet,
}

/** Responses to requests of a user, and to refreshes. */
const userAnswers: Record<string, Answer> = {
  'GET /users/me': userAnswer,
  'GET /users/{user_id}': userAnswer,
  'GET /teams': ({ account, access }) =>
    list(account.teams.map((team) => teamAnswer(team, access))),
  'GET /team-permissions': ({ account: { teams, user }, query }) => {
    const team = teams.find(({ id }) => id === query.get('team_id'))
    const shared = { team_id: team?.id, user_id: user.id }
    return list((team?.permissions ?? []).map((id) => ({ id, ...shared })))
  },
  'GET /project-permissions': ({ account: { permissions, user } }) =>
    list(permissions.map((id) => ({ id, user_id: user.id }))),
  'POST /auth/sessions/current/refresh': async ({ account }) => ({
    access_token: await signAccessToken(account.user.id),
  }),
  'POST /auth/oauth/token': async ({ account }) => ({
    access_token: await signAccessToken(account.user.id),
    token_type: 'Bearer',
    expires_in: LIFETIME_SECONDS,
    scope: 'legacy',
  }),
  'DELETE /auth/sessions/current': () => ({ success: true }),
}

/** Returns the response to a call for which the test has none, or undefined if there is no default. */
export function defaultAnswer(call: OfflineCall): unknown {
  const { account, route } = call
  return publicAnswers[route]?.() ?? (account && userAnswers[route]?.({ ...call, account }))
}

/** Applies a change that the test allows, and returns its response. */
export function changeAnswer(call: OfflineCall): unknown {
  const { account, route, body } = call
  if (route !== 'PATCH /users/me' || !account) return { success: true }
  const changes = Object.entries(Object(body) as object).filter(([name]) => name in account.user)
  account.user = { ...account.user, ...Object.fromEntries(changes) }
  const selected = account.teams.find(({ id }) => id === account.user.selected_team_id)
  account.user.selected_team = selected ? teamAnswer(selected, 'client') : null
  return userAnswer({ ...call, account })
}

const isServer = (access: AccessType) => access !== 'client'

function userAnswer({ account: { user, serverMetadata, teams }, access }: Parameters<Answer>[0]) {
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

function teamAnswer(
  { permissions: _, ...team }: OfflineAccount['teams'][number],
  access: AccessType,
) {
  return isServer(access) ? { ...team, server_metadata: null, created_at_millis: 0 } : team
}
