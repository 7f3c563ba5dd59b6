import { isIP } from 'node:net'
import type { IpInfo } from '../db/values.js'

const BROWSER = /Mozilla|Chrome|Safari/
const ADDRESS_HEADERS = [
  'cf-connecting-ip',
  'x-vercel-forwarded-for',
  'x-real-ip',
  'x-forwarded-for',
]

/**
 * The address that a request came from, as far as a proxy in front of the service says. Without such a
 * proxy a caller can make it up.
 *
 * @see protocol, section 5.3
 */
export function clientAddressOf(headers: Headers): string | undefined {
  const ip = ADDRESS_HEADERS.map((name) => headers.get(name))
    .find((value) => value !== null)
    ?.split(',')[0]
    ?.trim()
  return ip === undefined || isIP(ip) === 0 ? undefined : ip
}

/**
 * Where a sign-in or refresh came from, as far as a proxy in front of the service says. Null when it
 * did not come from a browser.
 *
 * @see protocol, section 5.3
 */
export function ipInfoOf(headers: Headers): IpInfo | null {
  if (!BROWSER.test(headers.get('user-agent') ?? '')) return null
  const ip = clientAddressOf(headers)
  if (ip === undefined) return null
  return {
    ip,
    countryCode: headers.get('cf-ipcountry') ?? headers.get('x-vercel-ip-country'),
    regionCode: headers.get('x-vercel-ip-country-region'),
    cityName: headers.get('x-vercel-ip-city'),
    latitude: numberOf(headers.get('x-vercel-ip-latitude')),
    longitude: numberOf(headers.get('x-vercel-ip-longitude')),
    tzIdentifier: headers.get('x-vercel-ip-timezone'),
  }
}

function numberOf(text: string | null): number | null {
  const value = Number(text || Number.NaN)
  return Number.isFinite(value) ? value : null
}
