import type {
  NewSamlCertificate,
  SamlCertificate,
  SamlSettings,
  TeamSingleSignOn,
} from '@latchkey/core'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { Badge } from '../../../../ui/badge.js'
import { ConfirmButton } from '../../../../ui/confirm-button.js'
import { DialogButton } from '../../../../ui/dialog.js'
import { Form } from '../../../../ui/form.js'
import { LeftToRight } from '../../../../ui/isolated-text.js'
import { SettingsRows } from '../../../../ui/lists/settings-rows.js'
import { RelativeTime } from '../../../../ui/times/relative-time.js'
import { useCertificateState } from '../certificate-end.js'
import { certificatesOf, metadataOf, SamlSource } from '../saml-source.js'

interface CertificatesProps {
  /** The ID of the connection. */
  id: string
  saml: SamlSettings
  singleSignOn: TeamSingleSignOn
}

/** The certificates with which a SAML provider signs. */
export function Certificates({ id, saml: { certificates }, singleSignOn }: CertificatesProps) {
  const { text } = useTranslation(texts)
  /** Changes the stored list, and not the one on this page, which another person may have changed meanwhile. */
  const change = async (
    nextOf: (stored: SamlSettings['certificates']) => readonly NewSamlCertificate[],
  ) => {
    const connection = (await singleSignOn.listConnections()).find((other) => other.id === id)
    const next = nextOf(connection?.saml?.certificates ?? certificates)
    return singleSignOn.updateConnection(id, { saml: { certificates: next } })
  }
  const add = async (fields: FormData) => {
    const metadata = await metadataOf(fields, singleSignOn)
    const isNew = (fingerprint: string) =>
      certificates.every((other) => other.fingerprint !== fingerprint)
    const added = metadata
      ? metadata.certificates.filter(({ fingerprint }) => isNew(fingerprint))
      : certificatesOf(fields)
    if (added.length === 0) throw new Error(text('noNewCertificates'))
    await change((stored) => [...stored, ...added])
  }
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
                    change((stored) =>
                      stored.filter(({ fingerprint }) => fingerprint !== certificate.fingerprint),
                    )
                : undefined
            }
          />
        ))}
      </SettingsRows>
      <p className="actions">
        <DialogButton label={text('addCertificate')} title={text('addCertificate')} isWide>
          {(close) => (
            <Form
              submit={text('addCertificate')}
              onSubmit={async (fields) => {
                await add(fields)
                close()
              }}
            >
              <p>{text('providerSettingsHelp')}</p>
              <SamlSource />
            </Form>
          )}
        </DialogButton>
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
