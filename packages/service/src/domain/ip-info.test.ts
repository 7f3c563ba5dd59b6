import { expect, it } from 'vitest'
import { ipInfoOf } from './ip-info.js'

const browser = { 'User-Agent': 'Mozilla/5.0' }
const nothing = {
  countryCode: null,
  regionCode: null,
  cityName: null,
  latitude: null,
  longitude: null,
  tzIdentifier: null,
}
const read = (headers: Record<string, string>) => ipInfoOf(new Headers(headers))

it.each([
  ['no address', browser],
  ['no user agent', { 'X-Real-IP': '192.0.2.7' }],
  ['another program', { 'User-Agent': 'curl/8', 'X-Real-IP': '192.0.2.7' }],
  ['an address that is none', { ...browser, 'X-Real-IP': 'unknown' }],
  [
    'a first header that is none',
    { ...browser, 'CF-Connecting-IP': '?', 'X-Real-IP': '192.0.2.7' },
  ],
])('says nothing of %s', (_what, headers) => {
  expect(read(headers)).toBeNull()
})

it.each([
  ['192.0.2.7', { 'X-Forwarded-For': '192.0.2.7, 10.0.0.1' }],
  ['2001:db8::1', { 'X-Real-IP': '2001:db8::1', 'X-Forwarded-For': '192.0.2.7' }],
  ['192.0.2.1', { 'CF-Connecting-IP': '192.0.2.1', 'X-Real-IP': '192.0.2.7' }],
])('takes %s from the first header that there is', (ip, headers) => {
  expect(read({ ...browser, ...headers })).toEqual({ ip, ...nothing })
})

it('reads the place', () => {
  const headers = {
    ...browser,
    'X-Real-IP': '192.0.2.7',
    'CF-IPCountry': 'CH',
    'X-Vercel-IP-Country': 'DE',
    'X-Vercel-IP-Country-Region': 'ZH',
    'X-Vercel-IP-City': 'Zurich',
    'X-Vercel-IP-Latitude': '47.4',
    'X-Vercel-IP-Longitude': 'east',
    'X-Vercel-IP-Timezone': 'Europe/Zurich',
  }
  expect(read(headers)).toEqual({
    ip: '192.0.2.7',
    countryCode: 'CH',
    regionCode: 'ZH',
    cityName: 'Zurich',
    latitude: 47.4,
    longitude: null,
    tzIdentifier: 'Europe/Zurich',
  })
})
