import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { openProgramFolder } from '../support/program/program-folder.js'

const folder = openProgramFolder()

/** Receives spans by OTLP over HTTP, as a collector does. */
async function startCollector() {
  const received: { path: string | undefined; text: string }[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ path: request.url, text: body.toString('latin1') })
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

it('exports a span of each request before it ends, if latchkey.env sets an OTLP endpoint', async () => {
  const collector = await startCollector()
  const variables = [
    `OTEL_EXPORTER_OTLP_ENDPOINT=${collector.url}`,
    'OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf',
    'OTEL_METRICS_EXPORTER=none',
    'OTEL_LOGS_EXPORTER=none',
  ]
  await writeFile(join(dirname(folder.dataFolder), 'latchkey.env'), variables.join('\n'))
  const program = folder.start()
  const address = await program.address
  const email = 'canary-address@example.com'
  const body = { email, password: 'correct horse 9 battery' }
  await folder.post(address, '/auth/password/sign-in?query=canary-query', body)
  program.child.kill('SIGTERM')
  expect(await program.exit).toBe(0)
  expect(collector.received.map(({ path }) => path)).toEqual(['/v1/traces'])
  const text = collector.received.map((request) => request.text).join('')
  expect(text).toContain('POST /auth/password/sign-in')
  expect(text).toContain('EMAIL_PASSWORD_MISMATCH')
  expect(text).not.toContain('canary')
})
