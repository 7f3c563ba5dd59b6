import type { TotpSetup } from '@latchkey/core'
import { generate } from 'lean-qr/nano'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const url = `otpauth://totp/Northwind:ada%40example.com?issuer=Northwind&secret=${secret}`
const code = generate(url)
const places = Array.from({ length: code.size }, (_, place) => place)

/** A result of `startTotpSetup`. */
export const totpSetup: TotpSetup = {
  secret,
  url,
  qrCode: {
    size: code.size + 8,
    path: places
      .flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x + 4} ${y + 4}h1v1h-1z`))
      .join(''),
  },
}
