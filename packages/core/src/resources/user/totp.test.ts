import { expect, it } from 'vitest'
import { fromBase32, isTotp, toBase32, totpUrl } from './totp.js'

const bytes = (text: string) => new TextEncoder().encode(text)
// The secret of RFC 6238, appendix B.
const secret = bytes('12345678901234567890')

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('toBase32 encodes %j and fromBase32 decodes it (RFC 4648, section 10)', (text, written) => {
  expect(toBase32(bytes(text))).toBe(written)
  expect(fromBase32(written)).toEqual(bytes(text))
})

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])(
  'isTotp accepts the code at %i s and one period before and after (RFC 6238, appendix B)',
  async (seconds, code) => {
    const results = [0, 30, -30, 90, -90].map((apart) =>
      isTotp(code, secret, { wall: () => (seconds + apart) * 1000 }),
    )
    expect(await Promise.all(results)).toEqual([true, true, true, false, false])
  },
)

it.each([
  ['A&B Inc', 'ada+x@example.com', 'A%26B%20Inc', 'ada%2Bx%40example.com'],
  ['Acme: Shop', 'ada@example.com', 'Acme%20Shop', 'ada%40example.com'],
  ['dev:3000', 'a:b', 'dev%203000', 'a%20b'],
  [': Acme :', 'ada@example.com', 'Acme', 'ada%40example.com'],
])(
  'totpUrl writes the issuer %j and the account %j without colons',
  (issuer, account, from, who) => {
    expect(totpUrl(toBase32(secret), issuer, account)).toBe(
      `otpauth://totp/${from}:${who}?issuer=${from}&algorithm=SHA1&` +
        'secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&period=30&digits=6',
    )
  },
)

it('totpUrl omits an issuer that consists of colons', () => {
  expect(totpUrl(toBase32(secret), '::', 'ada@example.com')).toBe(
    'otpauth://totp/ada%40example.com?algorithm=SHA1&' +
      'secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&period=30&digits=6',
  )
})
