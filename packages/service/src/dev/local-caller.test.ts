import { expect, it } from 'vitest'
import { isLocalCaller } from './local-caller.js'

const PUBLIC = 'https://auth.acme.example'

it.each<[host: string, origin: string | null, isLocal: boolean]>([
  ['localhost:4710', null, true],
  ['LOCALHOST:4710', null, true],
  ['127.0.0.1:4710', null, true],
  ['127.8.8.8', null, true],
  ['[::1]:4710', null, true],
  ['auth.acme.example', null, true],
  ['latchkey:4710', null, false],
  ['my_app-auth-1:4710', null, false],
  ['host.docker.internal:4710', null, false],
  ['internal.evil.example', null, false],
  ['latchkey:4710', 'https://evil.example', false],
  ['latchkey:4710', 'http://latchkey:3000', false],
  ['auth.acme.example:8443', null, false],
  ['evil.example', null, false],
  ['evil.example:4710', null, false],
  ['localhost.evil.example', null, false],
  ['127.0.0.1.evil.example', null, false],
  ['localhost@evil.example', null, false],
  ['evil.example/localhost', null, false],
  ['0.0.0.0:4710', null, false],
  ['192.168.0.7:4710', null, false],
  ['', null, false],
  ['localhost:4710', 'http://localhost:4711', true],
  ['localhost:4710', 'http://127.0.0.1:5173', true],
  ['localhost:4710', 'http://[::1]:5173', true],
  ['localhost:4710', PUBLIC, true],
  ['localhost:4710', 'https://evil.example', false],
  ['localhost:4710', 'https://auth.acme.example.evil.example', false],
  ['localhost:4710', 'null', false],
  ['localhost:4710', '', false],
  ['localhost:4710', 'file://localhost', false],
  ['localhost:4710', 'http://localhost.evil.example', false],
  ['evil.example', 'http://localhost:4711', false],
])('Host %s with Origin %s: %s', (host, origin, isLocal) => {
  const headers = new Headers({ host })
  if (origin !== null) headers.set('origin', origin)
  const request = new Request('http://localhost:4710/dev/api/mail', { headers })
  expect(isLocalCaller(request, PUBLIC)).toBe(isLocal)
})
