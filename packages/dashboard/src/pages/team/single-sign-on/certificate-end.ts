import type { TeamConnection } from '@latchkey/core'
import { useState } from 'react'

/** How long before the end of a certificate a page warns of it. */
const WARNING_MILLIS = 30 * 86_400_000

/** Whether a certificate still has time, ends within 30 days, or has expired. */
export type CertificateState = 'valid' | 'ends-soon' | 'expired'

/** Returns the state of a certificate that ends at a time. */
export function useCertificateState(expiresAt: Date): CertificateState {
  const [now] = useState(() => Date.now())
  const remaining = expiresAt.getTime() - now
  if (remaining <= 0) return 'expired'
  return remaining < WARNING_MILLIS ? 'ends-soon' : 'valid'
}

/** The time when the last certificate of a provider ends; null without certificates. */
export function lastEndOf({ saml }: TeamConnection): Date | null {
  const times = (saml?.certificates ?? []).map(({ expiresAt }) => expiresAt.getTime())
  return times.length === 0 ? null : new Date(Math.max(...times))
}
