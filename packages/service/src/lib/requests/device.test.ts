import { describe, expect, it } from 'vitest'
import { parseDevice } from './device.js'

describe('parseDevice', () => {
  it.each([
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36',
      'Chrome on macOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0',
      'Microsoft Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
    ['curl/8.1.2', 'curl'],
    ['node', 'node'],
    ['', null],
  ])('names the device of %s', (userAgent, name) => {
    expect(parseDevice(userAgent).name).toBe(name)
  })

  it.each([
    'evil.example/1.0',
    'Call +1 555 0100 now/1.0 (x)',
    'https://evil.example/ (Windows)',
    '<b>/1.0',
  ])('takes no text from the user agent %s', (userAgent) => {
    const { browser, name } = parseDevice(userAgent)
    expect(browser).toBeNull()
    expect(name ?? '').not.toMatch(/evil|Call|<b>/)
  })

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'desktop'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'mobile',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
      'tablet',
    ],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', null],
    ['curl/8.1.2', null],
  ])('has the type of the device of %s', (userAgent, type) => {
    expect(parseDevice(userAgent).type).toBe(type)
  })

  it('has no name without a user agent', () => {
    expect(parseDevice(null)).toEqual({ browser: null, system: null, type: null, name: null })
  })
})
