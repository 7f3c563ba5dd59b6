import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createDatabase } from '../support/database/database.js'
import { openProgramFolder } from '../support/program/program-folder.js'

const folder = openProgramFolder()

interface Span {
  name: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: unknown }[]
}

/** Receives spans by OTLP as JSON over HTTP, as a collector does. */
async function startCollector() {
  const spans: Span[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
      }
      for (const { scopeSpans } of resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans)
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans }
}

it('exports the statements of a request as spans below its span, without values', async () => {
  const collector = await startCollector()
  const program = folder.startWithVariables({
    LATCHKEY_DATABASE_URL: await createDatabase(),
    LATCHKEY_ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_LOGS_EXPORTER: 'none',
  })
  const address = await program.address
  const body = {
    email: 'canary-address@example.com',
    password: 'correct horse 9 battery',
    verification_callback_url: 'http://localhost:3000/verify',
  }
  // More requests at once than there are connections, so that some of them wait for one.
  const requests = Array.from({ length: 20 }, () =>
    folder.post(address, '/auth/password/sign-in', body),
  )
  await Promise.all(requests)
  expect((await folder.post(address, '/auth/password/sign-up', body)).status).toBe(200)
  program.child.kill('SIGTERM')
  expect(await program.exit).toBe(0)
  const requestSpan = collector.spans.find(({ name }) => name === 'POST /auth/password/sign-up')
  const statements = collector.spans
    .filter(({ parentSpanId }) => parentSpanId === requestSpan?.spanId)
    .map(({ name }) => name)
  expect(statements).toEqual(expect.arrayContaining(['BEGIN', 'WITH', 'SELECT', 'COMMIT']))
  const callers = collector.spans.filter(({ parentSpanId }) =>
    collector.spans.some(
      ({ spanId, name }) => spanId === parentSpanId && name === 'POST /auth/password/sign-in',
    ),
  )
  // Each request reads its caller once.
  const texts = callers.map(({ attributes }) => JSON.stringify(attributes))
  expect(texts.filter((text) => text.includes('from project_keys')).length).toBe(20)
  expect(JSON.stringify(collector.spans)).not.toContain('canary')
})
