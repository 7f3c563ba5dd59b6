import type { EmailConfig } from '@latchkey/core/admin'
import { Field } from '../../ui/field.js'

/** What a mail server needs. */
export function ServerFields({ before }: { before: EmailConfig }) {
  const server = before.type === 'standard' ? before : undefined
  return (
    <>
      <div className="pair">
        <Field label="Host" name="host" dir="ltr" required defaultValue={server?.host} />
        <Field
          label="Port"
          name="port"
          type="number"
          min={0}
          max={65_535}
          required
          defaultValue={server?.port ?? 465}
        />
        <Field
          label="User name"
          name="username"
          dir="ltr"
          required
          autoComplete="off"
          defaultValue={server?.username}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required={!server}
          placeholder={server ? 'Set' : undefined}
          help={server && 'It is set. Leave this empty to keep it.'}
        />
        <Field label="Sender’s name" name="senderName" required defaultValue={server?.senderName} />
        <Field
          label="Sender’s address"
          name="senderEmail"
          type="email"
          required
          defaultValue={server?.senderEmail}
        />
      </div>
    </>
  )
}
