// Runs in a process of the service before its program: a wrong clock, and a resolver that does not respond.
'use strict'
const dns = require('node:dns')
const { existsSync } = require('node:fs')

const shift = Number(process.env.AVAILABILITY_CLOCK_MILLIS ?? 0)
const outage = process.env.AVAILABILITY_DNS_OUTAGE

if (shift !== 0) {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...args) {
      if (args.length === 0) super(RealDate.now() + shift)
      else super(...args)
    }

    static now() {
      return RealDate.now() + shift
    }
  }
}

if (outage !== undefined) {
  const { lookup } = dns
  dns.lookup = (hostname, options, callback = options) => {
    if (!existsSync(outage))
      return lookup(hostname, ...(callback === options ? [] : [options]), callback)
    const error = Object.assign(new Error(`getaddrinfo EAI_AGAIN ${hostname}`), {
      code: 'EAI_AGAIN',
    })
    process.nextTick(callback, error)
  }
}
