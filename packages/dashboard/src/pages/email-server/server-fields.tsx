import type { EmailConfig } from '@latchkey/core/admin'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/email-delivery.js'
import { Field } from '../../ui/field.js'

/** The settings of an email server. */
export function ServerFields({ before }: { before: EmailConfig }) {
  const { text } = useTranslation(texts)
  const server = before.type === 'standard' ? before : undefined
  return (
    <>
      <div className="pair">
        <Field label={text('host')} name="host" dir="ltr" required defaultValue={server?.host} />
        <Field
          label={text('port')}
          name="port"
          type="number"
          min={0}
          max={65_535}
          required
          defaultValue={server?.port ?? 465}
        />
        <Field
          label={text('username')}
          name="username"
          dir="ltr"
          required
          autoComplete="off"
          defaultValue={server?.username}
        />
        <Field
          label={text('password')}
          name="password"
          type="password"
          autoComplete="new-password"
          required={!server}
          help={server && text('storedPasswordHelp')}
        />
        <Field
          label={text('senderName')}
          name="senderName"
          required
          defaultValue={server?.senderName}
        />
        <Field
          label={text('senderEmail')}
          name="senderEmail"
          type="email"
          required
          defaultValue={server?.senderEmail}
        />
      </div>
    </>
  )
}
