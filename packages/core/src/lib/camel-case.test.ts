import { describe, expect, it } from 'vitest'
import { toCamelCase } from './camel-case.js'

describe('toCamelCase', () => {
  it('converts names, dates and nested objects, and leaves metadata as it is', () => {
    const wire = {
      display_name: 'Ada',
      signed_up_at_millis: 1_750_000_000_000,
      expires_in_millis: 5,
      client_metadata: { snake_case: { at_millis: 1 } },
      selected_team: { profile_image_url: null },
      oauth_providers: [{ account_id: '1' }],
    }
    expect(toCamelCase(wire)).toEqual({
      displayName: 'Ada',
      signedUpAt: new Date(1_750_000_000_000),
      expiresInMillis: 5,
      clientMetadata: { snake_case: { at_millis: 1 } },
      selectedTeam: { profileImageUrl: null },
      oauthProviders: [{ accountId: '1' }],
    })
  })

  it('leaves email content and errors as they are', () => {
    const content = { my_block: { sent_at_millis: 1 } }
    const error = { raw_error: { error_code: 1 } }
    expect(toCamelCase({ is_default: true, content, items: [{ error }, { error: null }] })).toEqual(
      {
        isDefault: true,
        content,
        items: [{ error }, { error: null }],
      },
    )
  })

  it('keeps an own key named __proto__ in metadata, and sets no prototype (PP01)', () => {
    const wire = JSON.parse('{"client_metadata":{"__proto__":{"isAdmin":true}}}') as {
      client_metadata: object
    }
    const model = toCamelCase(wire)
    expect(Object.keys(model.clientMetadata)).toEqual(['__proto__'])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})
