// `npm run bench -- server`: what a server does with each request, beside others. Fails when ours
// misses a limit.
import { publish } from '../tables.js'
import { measureImport } from './measure-import.js'
import { type Measured, measureWorks } from './measure-works.js'
import { openApp, sessionRequests, type WorkName, works } from './works.js'

interface Row {
  name: string
  figure: string
  limit?: string
  kept?: boolean
}

const LIMITS: Partial<Record<WorkName, number>> = { verifier: 0.95, authenticate: 0.85 }
const AT_ONCE = 10_000

function speedRow(name: WorkName, { micros, speed }: Measured): Row {
  const figure = `${micros.toFixed(micros < 10 ? 2 : 0)} us  ${speed.toFixed(2)} x`
  const least = LIMITS[name]
  const row = { name: `${works[name].name} (CPU, speed beside jose)`, figure }
  return least === undefined ? row : { ...row, limit: `>= ${least} x`, kept: speed >= least }
}

function seenRow(name: string, anew: Measured, again: Measured): Row {
  const times = anew.micros / again.micros
  const kept = times >= 100
  return {
    name: `${name}: cached relative to new`,
    figure: `${times.toFixed(0)} x`,
    limit: '>= 100 x',
    kept,
  }
}

/** How often the keys are asked for by requests at the same time, right after the start. */
async function keysRow(): Promise<Row> {
  const { app, asked } = openApp()
  const requests = sessionRequests()
  const all = Array.from({ length: AT_ONCE }, (_, index) =>
    app.authenticate(requests[index % requests.length] ?? { headers: {} }),
  )
  if ((await Promise.all(all)).some(({ status }) => status !== 'signed-in'))
    throw new Error('A request was refused.')
  const figure = String(asked())
  return {
    name: '10 000 requests at once (key requests)',
    figure,
    limit: '1',
    kept: asked() === 1,
  }
}

async function importRow(): Promise<Row> {
  const { own, other, ratio } = await measureImport()
  const figure = `${own.toFixed(1)} ms  ${other.toFixed(1)} ms  ${ratio.toFixed(2)} x`
  return { name: 'import (CPU, beside jose alone)', figure, limit: '<= 1.3 x', kept: ratio <= 1.3 }
}

const measured = await measureWorks()
const { authenticate, authenticateSeen, verifier, verifierSeen } = measured
const rows: Row[] = [
  ...(Object.keys(measured) as WorkName[]).map((name) => speedRow(name, measured[name])),
  seenRow('latchkey: verify a token', verifier, verifierSeen),
  {
    ...seenRow('latchkey: authenticate(request)', authenticate, authenticateSeen),
    limit: '',
    kept: true,
  },
  await keysRow(),
  await importRow(),
]
for (const { name, figure, limit = '', kept } of rows)
  console.log(
    `${name.padEnd(72)}${figure.padStart(28)}${limit.padStart(10)}${kept === false ? '  MISSED' : ''}`,
  )
await publish([
  {
    name: 'server',
    head: ['', 'figure', 'limit'],
    rows: rows.map(({ name, figure, limit = '' }) => [name, figure.replaceAll('  ', ', '), limit]),
  },
])
const missed = rows.filter(({ kept }) => kept === false)
if (missed.length > 0) throw new Error(`Limits missed: ${missed.length}; see the table.`)
