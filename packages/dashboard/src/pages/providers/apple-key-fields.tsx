import { Field } from '../../ui/field.js'
import { textOf } from '../../ui/form.js'
import { FieldError } from '../../ui/forms/field-errors.js'

/** Fields for the key of Apple, which has no client secret: the service creates short-lived ones with the key. */
export const AppleKeyFields = ({ isStored }: { isStored: boolean }) => (
  <>
    <Field
      label="Key file"
      name="appleKeyFile"
      type="file"
      accept=".p8"
      required={!isStored}
      help={
        isStored
          ? 'Choose a file, and fill in both IDs, only to replace the stored key.'
          : 'The .p8 file of a key with “Sign in with Apple”. Apple lets you download it once.'
      }
    />
    <Field
      label="Key ID"
      name="appleKeyId"
      dir="ltr"
      autoComplete="off"
      required={!isStored}
      pattern="[A-Z0-9]{10}"
      title="10 letters and digits"
    />
    <Field
      label="Team ID"
      name="appleTeamId"
      dir="ltr"
      autoComplete="off"
      required={!isStored}
      pattern="[A-Z0-9]{10}"
      title="10 letters and digits"
      help="Apple shows it at the top right of your account."
    />
  </>
)

const INCOMPLETE = 'To replace the key, choose its file and fill in the key ID and the team ID.'
const NO_KEY = 'This file is no key of Apple. Choose the .p8 file that you downloaded.'

/** Resolves to the client secret, as the service stores it; empty to keep the stored one. */
export async function appleSecret(fields: FormData): Promise<string> {
  const file = fields.get('appleKeyFile')
  const [keyId, teamId] = [textOf(fields, 'appleKeyId'), textOf(fields, 'appleTeamId')]
  const privateKey = file instanceof File ? (await file.text()).trim() : ''
  const parts = [privateKey, keyId, teamId]
  if (parts.every((part) => part === '')) return ''
  if (parts.includes(''))
    throw new FieldError(
      privateKey === '' ? 'appleKeyFile' : keyId === '' ? 'appleKeyId' : 'appleTeamId',
      INCOMPLETE,
    )
  if (!privateKey.startsWith('-----BEGIN PRIVATE KEY-----'))
    throw new FieldError('appleKeyFile', NO_KEY)
  return JSON.stringify({ teamId, keyId, privateKey })
}
