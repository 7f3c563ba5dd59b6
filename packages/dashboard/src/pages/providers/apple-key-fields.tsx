import { type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/providers.js'
import { Field } from '../../ui/field.js'
import { textOf } from '../../ui/form.js'
import { FieldError } from '../../ui/forms/field-errors.js'

/** Fields for the key of Apple, which has no client secret: the service creates short-lived ones with the key. */
export function AppleKeyFields({ isStored }: { isStored: boolean }) {
  const { text } = useTranslation(texts)
  return (
    <>
      <Field
        label={text('keyFile')}
        name="appleKeyFile"
        type="file"
        accept=".p8"
        required={!isStored}
        help={isStored ? text('replaceKeyFileHelp') : text('keyFileHelp')}
      />
      <Field
        label={text('keyId')}
        name="appleKeyId"
        dir="ltr"
        autoComplete="off"
        required={!isStored}
        pattern="[A-Z0-9]{10}"
        title={text('tenCharacters')}
      />
      <Field
        label={text('appleTeamId')}
        name="appleTeamId"
        dir="ltr"
        autoComplete="off"
        required={!isStored}
        pattern="[A-Z0-9]{10}"
        title={text('tenCharacters')}
        help={text('appleTeamIdHelp')}
      />
    </>
  )
}

/** Resolves to the client secret, as the service stores it; empty to keep the stored one. */
export async function appleSecret(fields: FormData, text: TextOf<typeof texts>): Promise<string> {
  const file = fields.get('appleKeyFile')
  const [keyId, teamId] = [textOf(fields, 'appleKeyId'), textOf(fields, 'appleTeamId')]
  const privateKey = file instanceof File ? (await file.text()).trim() : ''
  const parts = [privateKey, keyId, teamId]
  if (parts.every((part) => part === '')) return ''
  if (parts.includes(''))
    throw new FieldError(
      privateKey === '' ? 'appleKeyFile' : keyId === '' ? 'appleKeyId' : 'appleTeamId',
      text('keyIncomplete'),
    )
  if (!privateKey.startsWith('-----BEGIN PRIVATE KEY-----'))
    throw new FieldError('appleKeyFile', text('keyInvalid'))
  return JSON.stringify({ teamId, keyId, privateKey })
}
