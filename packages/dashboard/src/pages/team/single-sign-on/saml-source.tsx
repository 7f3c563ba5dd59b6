import type { NewSamlCertificate, SamlMetadata, TeamSingleSignOn } from '@latchkey/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.js'
import { texts } from '../../../locales/en/single-sign-on.js'
import { Field, TextArea } from '../../../ui/field.js'
import { textOf } from '../../../ui/form.js'
import { OptionCards } from '../../../ui/forms/option-cards.js'

type Source = 'url' | 'xml' | 'fields'

/** The fields for the settings of a SAML provider: the URL of its metadata, their text, or each setting by hand. */
export function SamlSource({ children }: { children?: ReactNode }) {
  const { text } = useTranslation(texts)
  const [source, setSource] = useState<Source>('url')
  return (
    <>
      <OptionCards<Source>
        title={text('samlSource')}
        name="source"
        options={[
          { value: 'url', title: text('metadataUrl'), help: text('metadataUrlHelp') },
          { value: 'xml', title: text('metadataXml'), help: text('metadataXmlHelp') },
          { value: 'fields', title: text('enterByHand'), help: text('enterByHandHelp') },
        ]}
        value={source}
        onChange={setSource}
      />
      {source === 'url' && (
        <Field
          label={text('metadataUrl')}
          name="url"
          type="url"
          dir="ltr"
          required
          autoComplete="off"
          placeholder="https://login.example.com/metadata"
        />
      )}
      {source === 'xml' && (
        <TextArea
          label={text('metadataXml')}
          name="xml"
          dir="ltr"
          rows={6}
          required
          spellCheck={false}
          autoComplete="off"
        />
      )}
      {source === 'fields' && (
        <>
          {children}
          <TextArea
            label={text('certificates')}
            name="certificates"
            dir="ltr"
            rows={4}
            required
            spellCheck={false}
            autoComplete="off"
            placeholder="-----BEGIN CERTIFICATE-----"
            help={text('certificatesFieldHelp')}
          />
        </>
      )}
    </>
  )
}

/** Resolves to the metadata that the fields name; null if the settings are entered by hand. */
export async function metadataOf(
  fields: FormData,
  singleSignOn: TeamSingleSignOn,
): Promise<SamlMetadata | null> {
  const source = textOf(fields, 'source')
  if (source === 'url') return singleSignOn.readSamlMetadata({ url: textOf(fields, 'url') })
  if (source === 'xml') return singleSignOn.readSamlMetadata({ xml: textOf(fields, 'xml') })
  return null
}

const END_OF_CERTIFICATE = /(?<=-----END CERTIFICATE-----)/

/** Returns the certificates that were entered by hand: PEM one after the other, or the Base64 of one. */
export const certificatesOf = (fields: FormData): NewSamlCertificate[] =>
  textOf(fields, 'certificates')
    .split(END_OF_CERTIFICATE)
    .map((pem) => pem.trim())
    .filter(Boolean)
