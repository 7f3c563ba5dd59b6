import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  closeBeforeResponse,
  closeDuringResponse,
  neverEnd,
  respond,
  sendEndlessBody,
  startFaultyServer,
} from '../../support/faulty-server.js'
import { ada } from '../../support/open-tab.js'
import { scaledTimers, shortenPauses } from '../../support/timers.js'
import { openServer, requestWith, signIn } from './authenticate-app.js'

describe('authenticate with a broken service', () => {
  let server: Awaited<ReturnType<typeof startFaultyServer>>
  let header: Record<string, string>
  beforeAll(async () => {
    const project = await createTestProject({ users: [ada] })
    header = (await signIn(project)).header
    server = await startFaultyServer()
  })
  afterAll(() => server.close())

  it.each([
    ['an endless body', sendEndlessBody, 'UNEXPECTED_RESPONSE', shortenPauses],
    ['a body that stops', neverEnd, 'TIMEOUT', (millis: number) => millis / 20],
    ['a truncated response', closeDuringResponse, 'NETWORK_ERROR', shortenPauses],
    ['a closed connection', closeBeforeResponse, 'NETWORK_ERROR', shortenPauses],
    ['status 404', respond(404, {}), 'UNEXPECTED_RESPONSE', shortenPauses],
  ])('rejects with the right code for %s', async (_, fault, code, scale) => {
    server.respondWith(fault)
    const timers = scaledTimers(scale)
    const project = { projectId: 'p1', secretServerKey: 'ssk_1', baseUrl: server.url }
    const { app } = openServer(project as TestProject, { platform: { timers } })
    await expect(app.authenticate(requestWith(header))).rejects.toMatchObject({ code })
  })
})
