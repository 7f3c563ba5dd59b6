import type { TextOf } from '../../../../i18n/use-translation.js'
import type { texts } from '../../../../locales/en/single-sign-on.js'

/** The texts for the reasons with which a test fails, by their codes. */
const testReasons: Readonly<Record<string, keyof typeof texts>> = {
  email_not_in_domain: 'reasonEmail',
  invalid_client: 'reasonClient',
  unauthorized_client: 'reasonClient',
  unavailable: 'reasonUnavailable',
  rejected: 'reasonRejected',
  other_issuer: 'reasonIssuer',
  issuer: 'reasonIssuer',
  access_denied: 'reasonDenied',
  authn_failed: 'reasonDenied',
  request_denied: 'reasonDenied',
  responder: 'reasonDenied',
  invalid_scope: 'reasonScope',
  unsigned_assertion: 'reasonUnsigned',
  signature: 'reasonSignature',
  signature_algorithm: 'reasonAlgorithm',
  signature_transforms: 'reasonAlgorithm',
  unsupported_algorithm: 'reasonAlgorithm',
  certificate_expired: 'reasonCertificateExpired',
  encrypted_assertion: 'reasonEncrypted',
  audience: 'reasonAudience',
  recipient: 'reasonRecipient',
  destination: 'reasonRecipient',
  in_response_to: 'reasonRequest',
  not_yet_valid: 'reasonClock',
  expired: 'reasonClock',
  name_id: 'reasonAccountId',
  transient_name_id: 'reasonAccountId',
  invalid_account_id: 'reasonAccountId',
}

/** Returns why a test failed, in words. An unknown code is shown as it is. */
export function reasonText(reason: string, text: TextOf<typeof texts>): string {
  const key = testReasons[reason]
  return key === undefined ? text('reasonOther', { reason }) : text(key)
}
