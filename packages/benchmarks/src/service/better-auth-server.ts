// A measured process of the benchmark of scale: better-auth on Hono and a Postgres, with the hash of the service.
import { serve } from '@hono/node-server'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'
import { hashPassword, verifyPassword } from '../../../service/src/lib/passwords/password.js'
import { HASHING } from './scale/hashing.js'

const [databaseUrl = ''] = process.argv.slice(2)
process.once('disconnect', () => process.exit())

const atOnce = <Result>(work: () => Promise<Result>) => work()
const options = {
  database: new Pool({ connectionString: databaseUrl, max: 10 }),
  baseURL: 'http://127.0.0.1:3000',
  secret: '0'.repeat(64),
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  logger: { level: 'error' },
  emailAndPassword: {
    enabled: true,
    password: {
      hash: (password) => hashPassword(password, HASHING, atOnce),
      verify: ({ password, hash }) =>
        verifyPassword(password, hash, { cost: HASHING, maxBcryptCost: 12, runQueued: atOnce }),
    },
  },
} satisfies Parameters<typeof betterAuth>[0]

const { runMigrations } = await getMigrations(options)
await runMigrations()
const auth = betterAuth(options)
const app = new Hono()
app.on(['GET', 'POST'], '/api/auth/*', (c) => auth.handler(c.req.raw))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
  process.send?.({ url: `http://127.0.0.1:${port}/api/auth` })
})
