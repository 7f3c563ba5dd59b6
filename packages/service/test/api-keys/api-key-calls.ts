import type { TestProject, TestUser } from '../support/project.js'

export type Kind = 'user' | 'team'
export const kinds: Kind[] = ['user', 'team']

interface Owners {
  project: TestProject
  user: TestUser
  teamId: string
}

/** Returns calls about API keys of the user and the team that a test file has created by then. */
export function apiKeyCalls(current: () => Owners) {
  const server = { access: 'server' } as const
  const post = (path: string, body: unknown) =>
    current().project.call('POST', path, { ...server, body })
  const ownerOf = (kind: Kind) =>
    kind === 'user' ? { user_id: current().user.id } : { team_id: current().teamId }
  return {
    post,
    ownerOf,
    queryOf: (kind: Kind) => new URLSearchParams(ownerOf(kind)).toString(),
    async create(kind: Kind, fields: Record<string, unknown> = {}) {
      const body = { ...ownerOf(kind), description: 'Key', expires_at_millis: null, ...fields }
      const response = await post(`/${kind}-api-keys`, body)
      return { ...response, key: String(response.body['value']), id: String(response.body['id']) }
    },
    check: (kind: Kind, key: string, of = current().project) =>
      of.call('POST', `/${kind}-api-keys/check`, { ...server, body: { api_key: key } }),
  }
}
