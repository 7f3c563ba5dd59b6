import { expect, it } from 'vitest'
import { readLinkCode } from './link-code.js'

const code = 'x'.repeat(45)

it.each([
  ['/verify', null],
  ['/verify?code=', null],
  [`/verify?code=${code}`, code],
  [`https://app.example.com/verify?a=1&code=${code}#top`, code],
  [`/verify?code=${code.slice(5)}%20%0D%0A${code.slice(0, 5)}`, code],
  [`/verify?code=${code}&code=${code}`, ''],
  ['/verify?code=&code=', ''],
  [`/verify?code=${'x'.repeat(512)}`, 'x'.repeat(512)],
  [`/verify?code=${'x'.repeat(513)}`, ''],
])('readLinkCode reads from %s the code %j (IN09)', (address, code) => {
  expect(readLinkCode(address)).toEqual(code)
})
