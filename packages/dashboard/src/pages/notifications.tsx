import type { SecurityNotification } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { Box } from '../ui/field.js'
import { Form, isTicked } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'

const names: Readonly<Record<SecurityNotification['type'], string>> = {
  new_device: 'Sign-in from a new device',
  password_added: 'Password added',
  password_changed: 'Password changed',
  password_removed: 'Password removed',
  primary_email_changed: 'Primary email changed',
  sign_in_email_added: 'Sign-in email added',
  sign_in_email_removed: 'Sign-in email removed',
  email_codes_enabled: 'Sign-in with email codes turned on',
  email_codes_disabled: 'Sign-in with email codes turned off',
  provider_connected: 'OAuth account connected',
  provider_disconnected: 'OAuth account disconnected',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  recovery_codes_created: 'Recovery codes created',
  recovery_code_used: 'Recovery code used',
  two_factor_enabled: 'Two-step verification turned on',
  two_factor_disabled: 'Two-step verification turned off',
  credentials_revoked: 'Other ways to sign in removed',
  account_deletion_scheduled: 'Account deletion scheduled',
  account_restored: 'Account restored',
}

/** Switches for the emails about the security of an account. */
export function Notifications() {
  const app = useAdmin()
  const notifications = useQuery(useAdminQuery(app, 'listSecurityNotifications'))
  const save = async (fields: FormData) => {
    for (const { type, isEnabled } of notifications)
      if (isTicked(fields, type) !== isEnabled)
        await app.updateSecurityNotification(type, { isEnabled: !isEnabled })
  }
  return (
    <>
      <PageTitle title="Security emails">
        Users get these emails when someone changes how their account is accessed.
      </PageTitle>
      <section className="card narrow">
        <Form submit="Save" onSubmit={save}>
          <fieldset>
            <legend>Email users about</legend>
            {notifications.map(({ type, isEnabled }) => (
              <Box key={type} label={names[type]} name={type} defaultChecked={isEnabled} />
            ))}
          </fieldset>
        </Form>
      </section>
    </>
  )
}
