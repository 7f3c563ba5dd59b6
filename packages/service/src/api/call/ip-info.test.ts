import { expect, it } from 'vitest'
import { ipInfoOf } from './ip-info.js'

const browser = { 'User-Agent': 'Mozilla/5.0' }
const place = {
  'CF-IPCountry': 'CH',
  'X-Vercel-IP-Country': 'DE',
  'X-Vercel-IP-Country-Region': 'ZH',
  'X-Vercel-IP-City': 'Zurich',
  'X-Vercel-IP-Latitude': '47.4',
  'X-Vercel-IP-Longitude': 'east',
  'X-Vercel-IP-Timezone': 'Europe/Zurich',
}
const read = (
  headers: Record<string, string>,
  {
    address = '192.0.2.7',
    isBehindProxy = true,
  }: { address?: string; isBehindProxy?: boolean } = {},
) => ipInfoOf({ headers: new Headers(headers), client: { address, isBehindProxy } })

it.each([
  ['a request without a user agent', {}],
  ['another program', { 'User-Agent': 'curl/8' }],
])('returns null for %s', (_what, headers) => {
  expect(read(headers)).toBeNull()
})

it('returns null without an address', () => {
  const client = { address: undefined, isBehindProxy: true }
  expect(ipInfoOf({ headers: new Headers(browser), client })).toBeNull()
})

it('reads the location that a trusted proxy sends', () => {
  expect(read({ ...browser, ...place })).toEqual({
    ip: '192.0.2.7',
    countryCode: 'CH',
    regionCode: 'ZH',
    cityName: 'Zurich',
    latitude: 47.4,
    longitude: null,
    tzIdentifier: 'Europe/Zurich',
  })
})

it('ignores a location that no trusted proxy sent', () => {
  expect(read({ ...browser, ...place }, { isBehindProxy: false })).toEqual({
    ip: '192.0.2.7',
    countryCode: null,
    regionCode: null,
    cityName: null,
    latitude: null,
    longitude: null,
    tzIdentifier: null,
  })
})

it.each([
  ['New%20York', 'New York'],
  ['S%C3%A3o%20Paulo', 'São Paulo'],
  ['Zurich', 'Zurich'],
  ['100%', '100%'],
  ['%E3%81', '%E3%81'],
  ['a%00b', 'a%00b'],
  ['', null],
  ['a'.repeat(201), null],
])('reads the city %s as %s', (city, expected) => {
  expect(read({ ...browser, 'X-Vercel-IP-City': city })?.cityName).toBe(expected)
})

it.each([
  ['90', '-180', 90, -180],
  ['90.1', '180.1', null, null],
  ['1e400', 'NaN', null, null],
])('reads the coordinates %s and %s as %s and %s', (latitude, longitude, ...expected) => {
  const info = read({
    ...browser,
    'X-Vercel-IP-Latitude': latitude,
    'X-Vercel-IP-Longitude': longitude,
  })
  expect([info?.latitude, info?.longitude]).toEqual(expected)
})
