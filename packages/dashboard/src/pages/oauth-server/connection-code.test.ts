import type { OAuthClient, OAuthServer } from '@latchkey/core/admin'
import { describe, expect, it } from 'vitest'
import { type ClientKind, kindSettings } from './client-kinds.js'
import { connectionCode } from './connection-code.js'

const API = 'https://api.example.com/notes'

const server = {
  issuer: 'https://auth.example.com/oauth',
  resources: [{ identifier: API, scopes: [{ id: 'notes:read', description: 'Read your notes' }] }],
} as unknown as OAuthServer

const clientOf = (kind: ClientKind, scopes: readonly string[]) =>
  ({
    ...kindSettings[kind],
    id: 'client',
    redirectUrls: kind === 'native' ? ['http://127.0.0.1/callback'] : [],
    scopes,
  }) as unknown as OAuthClient

describe('connectionCode', () => {
  it.each(['native', 'device'] as const)(
    'names the API in both requests of a client of the kind %s (RFC 8707, section 2)',
    (kind) => {
      const code = connectionCode(clientOf(kind, ['openid', 'notes:read']), server)
      expect(code.split(`resource: '${API}'`)).toHaveLength(3)
      expect(code).toMatch(/, \{\n {2}resource: '[^']+',\n\}\)$/)
    },
  )

  it('names the API with the greatest number of the scopes', () => {
    const notes = { id: 'notes:read', description: 'Read your notes' }
    const other = { identifier: 'https://other.example.com', scopes: [notes] }
    const api = { identifier: API, scopes: [notes, { ...notes, id: 'notes:write' }] }
    const code = connectionCode(clientOf('native', ['notes:read', 'notes:write']), {
      ...server,
      resources: [other, api],
    })
    expect(code).toContain("scope: 'notes:read notes:write'")
    expect(code).toContain(`resource: '${API}'`)
  })

  it('names no API without one of its scopes', () => {
    expect(connectionCode(clientOf('native', ['openid']), server)).not.toContain('resource')
  })
})
