import type { SamlCertificate, SamlSettings, TeamSingleSignOn } from '@latchkey/core'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { Badge } from '../../../../ui/badge.js'
import { ConfirmButton } from '../../../../ui/confirm-button.js'
import { LeftToRight } from '../../../../ui/isolated-text.js'
import { SettingsRows } from '../../../../ui/lists/settings-rows.js'
import { RelativeTime } from '../../../../ui/times/relative-time.js'
import { useCertificateState } from '../certificate-end.js'
import { AddCertificate } from './add-certificate.js'
import { changeCertificates } from './change-certificates.js'

interface CertificatesProps {
  /** The ID of the connection. */
  id: string
  saml: SamlSettings
  singleSignOn: TeamSingleSignOn
}

/** The certificates with which a SAML provider signs. */
export function Certificates({ id, saml: { certificates }, singleSignOn }: CertificatesProps) {
  const { text } = useTranslation(texts)
  return (
    <section className="card" id="certificates">
      <h2>{text('certificates')}</h2>
      <p className="muted">{text('certificatesHelp')}</p>
      <SettingsRows>
        {certificates.map((certificate) => (
          <Certificate
            key={certificate.fingerprint}
            certificate={certificate}
            onRemove={
              // A provider needs one.
              certificates.length > 1
                ? () =>
                    changeCertificates(singleSignOn, id, (stored) =>
                      stored.filter(({ fingerprint }) => fingerprint !== certificate.fingerprint),
                    )
                : undefined
            }
          />
        ))}
      </SettingsRows>
      <p className="actions">
        <AddCertificate
          id={id}
          certificates={certificates}
          singleSignOn={singleSignOn}
          place="add-certificate"
        />
      </p>
    </section>
  )
}

interface CertificateProps {
  certificate: SamlCertificate
  onRemove: (() => Promise<unknown>) | undefined
}

const tones = { valid: 'good', 'ends-soon': 'warning', expired: 'danger' } as const

function Certificate({ certificate: { fingerprint, expiresAt }, onRemove }: CertificateProps) {
  const { text, rich } = useTranslation(texts)
  const state = useCertificateState(expiresAt)
  return (
    <li>
      <div>
        <Badge tone={tones[state]}>
          {rich(state === 'expired' ? 'certificateExpired' : 'certificateExpires', {
            when: <RelativeTime at={expiresAt} />,
          })}
        </Badge>
        <p className="muted">
          <LeftToRight text={`SHA-256 ${fingerprint}`} />
        </p>
      </div>
      {onRemove && (
        <ConfirmButton
          effect="destructive"
          label={text('remove')}
          ariaLabel={text('removeNamed', { name: fingerprint.slice(0, 8) })}
          title={text('removeCertificateTitle')}
          confirm={text('removeCertificate')}
          onConfirm={onRemove}
        >
          {text('removeCertificateHelp')}
        </ConfirmButton>
      )}
    </li>
  )
}
