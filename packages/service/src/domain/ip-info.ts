import type { IpInfo } from '../db/values.js'
import type { Client } from './client-address.js'

const BROWSER = /Mozilla|Chrome|Safari/

/**
 * Returns the address and location of a browser, null for any other program. Headers about the location
 * count only if a trusted proxy sent the request: without one, the caller could choose its own location.
 *
 * @see protocol, section 5.3
 */
export function ipInfoOf(headers: Headers, { address, isBehindProxy }: Client): IpInfo | null {
  if (address === undefined || !BROWSER.test(headers.get('user-agent') ?? '')) return null
  const read = (name: string) => (isBehindProxy ? headers.get(name) : null)
  return {
    ip: address,
    countryCode: read('cf-ipcountry') ?? read('x-vercel-ip-country'),
    regionCode: read('x-vercel-ip-country-region'),
    cityName: read('x-vercel-ip-city'),
    latitude: numberOf(read('x-vercel-ip-latitude')),
    longitude: numberOf(read('x-vercel-ip-longitude')),
    tzIdentifier: read('x-vercel-ip-timezone'),
  }
}

function numberOf(text: string | null): number | null {
  const value = Number(text || Number.NaN)
  return Number.isFinite(value) ? value : null
}
