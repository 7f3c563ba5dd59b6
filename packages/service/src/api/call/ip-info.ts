import type { IpInfo } from '../../db/values.js'
import type { Client } from '../../lib/requests/client-address.js'

const BROWSER = /Mozilla|Chrome|Safari/

/**
 * Returns the address and location of a browser, null for any other program. Headers about the location
 * count only if a trusted proxy sent the request: without one, the caller could choose its own location.
 */
export function ipInfoOf({ headers, client }: { headers: Headers; client: Client }): IpInfo | null {
  const { address, isBehindProxy } = client
  if (address === undefined || !BROWSER.test(headers.get('user-agent') ?? '')) return null
  const read = (name: string) => (isBehindProxy ? textOf(headers.get(name)) : null)
  return {
    ip: address,
    countryCode: read('cf-ipcountry') ?? read('x-vercel-ip-country'),
    regionCode: read('x-vercel-ip-country-region'),
    cityName: read('x-vercel-ip-city'),
    latitude: degreesOf(read('x-vercel-ip-latitude'), 90),
    longitude: degreesOf(read('x-vercel-ip-longitude'), 180),
    tzIdentifier: read('x-vercel-ip-timezone'),
  }
}

/** Longer texts are not names of places. */
const TEXT_LENGTH = 200

/**
 * Returns the text of a header, or null for an empty or too long one. Vercel percent-encodes cities, such as
 * `S%C3%A3o%20Paulo`. A text that cannot be decoded, or only to control characters, stays as it came.
 */
function textOf(header: string | null): string | null {
  if (!header || header.length > TEXT_LENGTH) return null
  try {
    const decoded = decodeURIComponent(header)
    return /\p{Control}/u.test(decoded) ? header : decoded
  } catch {
    return header
  }
}

function degreesOf(text: string | null, limit: number): number | null {
  const degrees = Number(text ?? Number.NaN)
  return Math.abs(degrees) <= limit ? degrees : null
}
