import type { LabelKey } from '../../locales/text.js'

/** The texts for the reasons with which a test sign-in fails, by their codes. */
const labels: Readonly<Partial<Record<string, LabelKey>>> = {
  email_not_in_domain: 'ssoReasonEmail',
  invalid_client: 'ssoReasonClient',
  unauthorized_client: 'ssoReasonClient',
  unavailable: 'ssoReasonUnavailable',
  rejected: 'ssoReasonRejected',
  other_issuer: 'ssoReasonIssuer',
  issuer: 'ssoReasonIssuer',
  access_denied: 'ssoReasonDenied',
  authn_failed: 'ssoReasonDenied',
  request_denied: 'ssoReasonDenied',
  responder: 'ssoReasonDenied',
  unsigned_assertion: 'ssoReasonUnsigned',
  signature: 'ssoReasonSignature',
  signature_algorithm: 'ssoReasonAlgorithm',
  signature_transforms: 'ssoReasonAlgorithm',
  unsupported_algorithm: 'ssoReasonAlgorithm',
  certificate_expired: 'ssoReasonCertificate',
  encrypted_assertion: 'ssoReasonEncrypted',
  audience: 'ssoReasonAudience',
  recipient: 'ssoReasonRecipient',
  destination: 'ssoReasonRecipient',
  in_response_to: 'ssoReasonRequest',
  not_yet_valid: 'ssoReasonClock',
  expired: 'ssoReasonClock',
  name_id: 'ssoReasonAccountId',
  transient_name_id: 'ssoReasonAccountId',
  invalid_account_id: 'ssoReasonAccountId',
}

/** The texts of the reasons whose cause is in the values that the page asks for. The others are fixed at the provider. */
const labelsOfValues: ReadonlySet<LabelKey> = new Set<LabelKey>([
  'ssoReasonClient',
  'ssoReasonUnavailable',
  'ssoReasonRejected',
  'ssoReasonIssuer',
  'ssoReasonSignature',
  'ssoReasonCertificate',
])

/** Whether other values on this page let the next test pass. */
export const isFixedByValues = (reason: string): boolean =>
  labelsOfValues.has(testReasonLabel(reason))

/** Returns the text that says why a test failed. */
export const testReasonLabel = (reason: string): LabelKey => labels[reason] ?? 'ssoTestFailed'
