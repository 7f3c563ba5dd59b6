// `npm run bench -- server`: measures the authentication of requests on a server, beside other kits. Fails
// if Latchkey exceeds a limit.
import { publish } from '../tables.js'
import { measureImport } from './measure-import.js'
import { type Measurement, measureVerifications } from './measure-verifications.js'
import { openApp, sessionRequests, type VerificationName, verifications } from './verifications.js'

interface Row {
  name: string
  figure: string
  limit?: string
  isMet?: boolean
}

const LIMITS: Partial<Record<VerificationName, number>> = { verifier: 0.95, authenticate: 0.85 }
const AT_ONCE = 10_000

function speedRow(name: VerificationName, { micros, speed }: Measurement): Row {
  const figure = `${micros.toFixed(micros < 10 ? 2 : 0)} us  ${speed.toFixed(2)} x`
  const least = LIMITS[name]
  const row = { name: `${verifications[name].name} (CPU, speed beside jose)`, figure }
  return least === undefined ? row : { ...row, limit: `>= ${least} x`, isMet: speed >= least }
}

function cachedRow(name: string, uncached: Measurement, cached: Measurement): Row {
  const times = uncached.micros / cached.micros
  const isMet = times >= 100
  return {
    name: `${name}: cached relative to new`,
    figure: `${times.toFixed(0)} x`,
    limit: '>= 100 x',
    isMet,
  }
}

/** Counts how often concurrent requests fetch the keys right after the start. */
async function keysRow(): Promise<Row> {
  const { app, keyRequests } = openApp()
  const requests = sessionRequests()
  const all = Array.from({ length: AT_ONCE }, (_, index) =>
    app.authenticate(requests[index % requests.length] ?? { headers: {} }),
  )
  if ((await Promise.all(all)).some(({ status }) => status !== 'signed-in'))
    throw new Error('A request was rejected.')
  const figure = String(keyRequests())
  return {
    name: '10 000 requests at once (key requests)',
    figure,
    limit: '1',
    isMet: keyRequests() === 1,
  }
}

async function importRow(): Promise<Row> {
  const { own, other, ratio } = await measureImport()
  const figure = `${own.toFixed(1)} ms  ${other.toFixed(1)} ms  ${ratio.toFixed(2)} x`
  return { name: 'import (CPU, beside jose alone)', figure, limit: '<= 1.3 x', isMet: ratio <= 1.3 }
}

const measured = await measureVerifications()
const { authenticate, authenticateCached, verifier, verifierCached } = measured
const rows: Row[] = [
  ...(Object.keys(measured) as VerificationName[]).map((name) => speedRow(name, measured[name])),
  cachedRow('latchkey: verify a token', verifier, verifierCached),
  {
    ...cachedRow('latchkey: authenticate(request)', authenticate, authenticateCached),
    limit: '',
    isMet: true,
  },
  await keysRow(),
  await importRow(),
]
for (const { name, figure, limit = '', isMet } of rows)
  console.log(
    `${name.padEnd(72)}${figure.padStart(28)}${limit.padStart(10)}${isMet === false ? '  MISSED' : ''}`,
  )
await publish([
  {
    name: 'server',
    head: ['', 'figure', 'limit'],
    rows: rows.map(({ name, figure, limit = '' }) => [name, figure.replaceAll('  ', ', '), limit]),
  },
])
const missed = rows.filter(({ isMet }) => isMet === false)
if (missed.length > 0) throw new Error(`Limits missed: ${missed.length}; see the table.`)
