// Runs in a process of the service before its program: a wrong clock, and a resolver that does not respond.
import dns from 'node:dns'
import { existsSync } from 'node:fs'

const shift = Number(process.env['AVAILABILITY_CLOCK_MILLIS'] ?? 0)
/** The file that exists during the outage. */
const outage = process.env['AVAILABILITY_DNS_OUTAGE']
const { now } = Date
const { lookup } = dns

if (shift !== 0) Date.now = () => now() + shift

/** @param {any[]} args the last one is the callback */
const failingLookup = (...args) => {
  if (!existsSync(outage ?? '')) return Reflect.apply(lookup, dns, args)
  const error = Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' })
  process.nextTick(args.at(-1), error)
}

if (outage !== undefined)
  dns.lookup = Object.assign(failingLookup, { __promisify__: lookup.__promisify__ })
