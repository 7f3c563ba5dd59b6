import { X509Certificate } from 'node:crypto'
import { rejection } from '../errors/http-error.js'

/** A certificate with which an identity provider signs. */
export interface SigningCertificate {
  /** PEM. */
  pem: string
  /** Milliseconds since 1970. */
  expiresAtMillis: number
  /** SHA-256 of the certificate, in hexadecimal. */
  fingerprint: string
}

const MIN_RSA_BITS = 2048

/**
 * Reads a certificate from PEM, or from the Base64 that metadata have.
 *
 * @throws HttpError with status 400, which says what is wrong
 */
export function readCertificate(text: string): SigningCertificate {
  const base64 = text.replaceAll(/-----(?:BEGIN|END) CERTIFICATE-----|\s/g, '')
  const certificate = parse(base64)
  if (certificate === undefined)
    throw rejection('A certificate must be an X.509 certificate in PEM, or its Base64.')
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey
  // The library verifies no other keys.
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < MIN_RSA_BITS)
    throw rejection(`A certificate must have an RSA key with ${MIN_RSA_BITS} bits or more.`)
  return {
    pem: certificate.toString(),
    expiresAtMillis: Date.parse(certificate.validTo),
    fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
  }
}

function parse(base64: string): X509Certificate | undefined {
  if (!/^[a-z\d+/]+={0,2}$/i.test(base64)) return undefined
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'))
  } catch {
    return undefined
  }
}
