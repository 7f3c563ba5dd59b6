import type { SamlCertificate, TeamSingleSignOn } from '@latchkey/core'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { DialogButton } from '../../../../ui/dialog.js'
import { Form } from '../../../../ui/form.js'
import { certificatesOf, metadataOf, SamlSource } from '../saml-source.js'
import { changeCertificates } from './change-certificates.js'

interface AddCertificateProps extends Pick<
  ComponentProps<typeof DialogButton>,
  'variant' | 'place'
> {
  /** The ID of the connection. */
  id: string
  certificates: readonly SamlCertificate[]
  singleSignOn: TeamSingleSignOn
}

/** A button that adds a certificate to those of a SAML provider. */
export function AddCertificate({ id, certificates, singleSignOn, ...button }: AddCertificateProps) {
  const { text } = useTranslation(texts)
  const add = async (fields: FormData) => {
    const metadata = await metadataOf(fields, singleSignOn)
    const isNew = (fingerprint: string) =>
      certificates.every((other) => other.fingerprint !== fingerprint)
    const added = metadata
      ? metadata.certificates.filter(({ fingerprint }) => isNew(fingerprint))
      : certificatesOf(fields)
    if (added.length === 0) throw new Error(text('noNewCertificates'))
    await changeCertificates(singleSignOn, id, (stored) => [...stored, ...added])
  }
  return (
    <DialogButton label={text('addCertificate')} title={text('addCertificate')} isWide {...button}>
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
  )
}
