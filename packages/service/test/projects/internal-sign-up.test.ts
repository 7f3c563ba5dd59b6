import { describe, expect, it } from 'vitest'
import type { ServiceConfigInput } from '../../src/config/config.js'
import { PASSWORD, readResponse, requestOf } from '../support/project.js'
import { createTestDatabase, openTestService } from '../support/service.js'

const production = {
  mode: 'production',
  publicUrl: 'https://auth.example.com',
  encryptionKey: 'ab'.repeat(32),
  databaseUrl: 'postgres://unused.example/latchkey',
  passwordHashing: { memoryKibibytes: 19_456, passes: 2 },
} as const

/** Starts a service, signs up on its first project and returns the result with the warnings of the start. */
async function signUpOn(config: ServiceConfigInput, id: string, flags?: object) {
  const project = { id, displayName: 'Project', keys: { publishableClientKey: 'pck_public' } }
  const projects = [{ ...project, ...(flags !== undefined && { config: flags }) }]
  const service = await openTestService({ ...config, projects }, await createTestDatabase())
  const request = requestOf('POST', '/auth/password/sign-up', {
    headers: {
      'X-Stack-Project-Id': id,
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': project.keys.publishableClientKey,
    },
    body: {
      email: 'stranger@example.com',
      password: PASSWORD,
      verification_callback_url: 'http://localhost',
    },
  })
  const { status, code } = await readResponse(await service.fetch(request))
  await service.close()
  return { result: code ?? status, warnings: service.reports }
}

describe('sign-up on the project internal', () => {
  it('is off in production by default, with a warning at the start', async () => {
    const { result, warnings } = await signUpOn(production, 'internal')
    expect(result).toBe('SIGN_UP_NOT_ENABLED')
    expect(warnings).toEqual([
      expect.stringMatching(/^Sign-up on the project internal is off.*signUpEnabled/),
    ])
  })

  it('is on if the configuration turns it on, with a warning at the start', async () => {
    const { result, warnings } = await signUpOn(production, 'internal', { signUpEnabled: true })
    expect(result).toBe(200)
    expect(warnings).toEqual([
      expect.stringMatching(/^Anyone can sign up on the project internal.*signUpEnabled/),
    ])
  })

  it('is off without a warning if the configuration turns it off', async () => {
    const { result, warnings } = await signUpOn(production, 'internal', { signUpEnabled: false })
    expect([result, warnings]).toEqual(['SIGN_UP_NOT_ENABLED', []])
  })

  it('is on in development', async () => {
    expect(await signUpOn({}, 'internal')).toEqual({ result: 200, warnings: [] })
  })
})

it('leaves sign-up on for other projects in production', async () => {
  const id = '3f0a4219-d71e-42dd-aad4-b6d4943048ed'
  expect(await signUpOn(production, id)).toEqual({ result: 200, warnings: [] })
})
