import type { EmailConfig } from '@latchkey/core/admin'
import { Field } from '../../ui/field.js'

/** The settings of an email server. */
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
          label="Username"
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
          help={server && 'Leave it empty to keep the stored password.'}
        />
        <Field label="Sender name" name="senderName" required defaultValue={server?.senderName} />
        <Field
          label="Sender email"
          name="senderEmail"
          type="email"
          required
          defaultValue={server?.senderEmail}
        />
      </div>
    </>
  )
}
