import { type KnownError, LatchkeyError } from '@latchkey/contract/errors/error'
import type { Client } from '../../client/client.js'
import { clientError } from '../../errors/client-error.js'
import { ok, type Result } from '../../lib/result.js'
import { getProject } from '../project.js'
import type { UserScope } from '../scope.js'
import { updateUser } from './account.js'
import type { CurrentUserFields } from './user-fields.js'
import { fromBase32, isTotp, SECRET_BYTES, toBase32, totpUrl } from './totp.js'

const qrCodes = () => import('lean-qr/nano')

/** A new secret of an authenticator app (TOTP), which the service does not know yet. */
export interface TotpSetup {
  /** The secret in base32, for users who cannot scan the QR code. */
  readonly secret: string
  /** The `otpauth:` URL with the secret. On a phone, a link to it opens the authenticator app. */
  readonly url: string
  /** The QR code of the URL. */
  readonly qrCode: QrCode
}

/** A QR code as the path of an SVG. */
export interface QrCode {
  /** Width and height in units of the path, with the margin that cameras need. */
  readonly size: number
  /** The attribute `d` of the SVG element `path`, with the dark squares. */
  readonly path: string
}

/** The name of the app and of the account that the authenticator app shows. */
export interface TotpSetupOptions {
  /** Default: the display name of the project. */
  issuer?: string | undefined
  /** Default: the primary email address of the user, else the ID. */
  account?: string | undefined
}

/** Why an authenticator app was not set up. */
export type TotpSetupError = KnownError<'INVALID_TOTP_CODE'>

export async function startTotpSetup(
  { client }: UserScope,
  { id, primaryEmail }: Pick<CurrentUserFields, 'id' | 'primaryEmail'>,
  { issuer, account = primaryEmail ?? id }: TotpSetupOptions = {},
): Promise<TotpSetup> {
  const bytes = client.platform.randomBytes(SECRET_BYTES)
  const secret = toBase32(bytes)
  bytes.fill(0)
  const url = totpUrl(secret, issuer ?? (await getProject(client)).displayName, account)
  return Object.freeze({ secret, url, qrCode: await qrCodeOf(client, url) })
}

// Cameras need the margin to find the code (ISO/IEC 18004, section 9.1).
const MARGIN = 4

async function qrCodeOf(client: Client, text: string): Promise<QrCode> {
  const { generate } = await client.load(qrCodes)
  const code = generate(text)
  const places = Array.from({ length: code.size }, (_, place) => place)
  const squares = places.flatMap((y) =>
    places.filter((x) => code.get(x, y)).map((x) => `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`),
  )
  return { size: code.size + 2 * MARGIN, path: squares.join('') }
}

/** The protocol has no call that checks a code of a new secret, so this checks it with the clock of the device. */
export async function confirmTotpSetup(
  scope: UserScope,
  code: string,
  { secret }: Pick<TotpSetup, 'secret'>,
): Promise<Result<undefined, TotpSetupError>> {
  // Undefined on pages that are not a secure context.
  if (!globalThis.crypto?.subtle)
    throw clientError(
      'INVALID_CONFIGURATION',
      'Authenticator apps can be set up only on https and localhost. Open this page with https.',
    )
  const bytes = fromBase32(secret)
  const digits = code.normalize('NFKC').replace(/\s/g, '')
  try {
    if (!(await isTotp(digits, bytes, scope.client.platform.clock)))
      return { status: 'error', error: invalidCode() }
    await updateUser(scope, { totpMultiFactorSecret: bytes })
    return ok
  } finally {
    bytes.fill(0)
  }
}

const invalidCode = (): TotpSetupError =>
  new LatchkeyError('INVALID_TOTP_CODE', {
    status: 400,
    message: 'The code is not valid. Nothing has changed.',
    details: undefined,
  })
