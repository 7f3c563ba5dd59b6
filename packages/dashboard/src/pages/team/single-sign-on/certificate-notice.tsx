import type { TeamConnection } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.js'
import { texts } from '../../../locales/en/single-sign-on.js'
import { Notice } from '../../../ui/notice.js'
import { RelativeTime } from '../../../ui/times/relative-time.js'
import { lastEndOf, useCertificateState } from './certificate-end.js'

interface CertificateNoticeProps {
  connection: TeamConnection
  /** Adds the next certificate. */
  action: ReactNode
}

/** Warns 30 days before a connection loses its last certificate, and after that. */
export function CertificateNotice({ connection, action }: CertificateNoticeProps) {
  const end = lastEndOf(connection)
  return end && <EndNotice end={end} action={action} />
}

function EndNotice({ end, action }: Pick<CertificateNoticeProps, 'action'> & { end: Date }) {
  const { rich } = useTranslation(texts)
  const state = useCertificateState(end)
  if (state === 'valid') return null
  const isExpired = state === 'expired'
  return (
    <Notice tone={isExpired ? 'danger' : 'warning'} action={action}>
      {rich(isExpired ? 'lastCertificateExpired' : 'lastCertificateExpires', {
        when: <RelativeTime at={end} />,
      })}
    </Notice>
  )
}
