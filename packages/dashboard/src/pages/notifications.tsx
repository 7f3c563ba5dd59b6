import type { SecurityNotification } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { Box, BoxGroup } from '../ui/field.js'
import { Form, isTicked } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'

type NotificationType = SecurityNotification['type']

const groups = {
  signIns: {
    title: 'Sign-ins',
    help: 'A browser and system that the user hasn’t signed in with before.',
  },
  password: { title: 'Password', help: 'A password that is set, replaced or removed.' },
  methods: {
    title: 'Other sign-in methods',
    help: 'Passkeys, email codes and accounts at OAuth providers.',
  },
  emails: {
    title: 'Email addresses',
    help: 'The addresses that sign in, and the one that receives these emails.',
  },
  secondFactor: {
    title: 'Two-step verification',
    help: 'The authenticator app and its recovery codes.',
  },
  account: { title: 'Account', help: 'The deletion of the account during its grace period.' },
} as const

interface NotificationText {
  group: keyof typeof groups
  label: string
  help?: string
}

const texts: Readonly<Record<NotificationType, NotificationText>> = {
  new_device: { group: 'signIns', label: 'Sign-in from a new device' },
  password_added: { group: 'password', label: 'Password added' },
  password_changed: { group: 'password', label: 'Password changed' },
  password_removed: { group: 'password', label: 'Password removed' },
  passkey_added: { group: 'methods', label: 'Passkey added' },
  passkey_removed: { group: 'methods', label: 'Passkey removed' },
  provider_connected: { group: 'methods', label: 'OAuth account connected' },
  provider_disconnected: { group: 'methods', label: 'OAuth account disconnected' },
  email_codes_enabled: { group: 'methods', label: 'Sign-in with email codes turned on' },
  email_codes_disabled: { group: 'methods', label: 'Sign-in with email codes turned off' },
  credentials_revoked: {
    group: 'methods',
    label: 'Other ways to sign in removed',
    help: 'Verifying an address for the first time ends credentials that were added before.',
  },
  primary_email_changed: { group: 'emails', label: 'Primary email changed' },
  sign_in_email_added: { group: 'emails', label: 'Sign-in email added' },
  sign_in_email_removed: { group: 'emails', label: 'Sign-in email removed' },
  two_factor_enabled: { group: 'secondFactor', label: 'Two-step verification turned on' },
  two_factor_disabled: { group: 'secondFactor', label: 'Two-step verification turned off' },
  recovery_code_used: { group: 'secondFactor', label: 'Recovery code used' },
  recovery_codes_created: { group: 'secondFactor', label: 'Recovery codes created' },
  account_deletion_scheduled: { group: 'account', label: 'Account deletion scheduled' },
  account_restored: { group: 'account', label: 'Account restored' },
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
        Users get these emails when someone signs in to their account or changes how it’s accessed.
      </PageTitle>
      <section className="card narrow">
        <Form submit="Save" onSubmit={save}>
          {Object.entries(groups).map(([group, { title, help }]) => (
            <BoxGroup key={group} title={title} help={help}>
              {notifications
                .filter(({ type }) => texts[type].group === group)
                .map(({ type, isEnabled }) => (
                  <Box
                    key={type}
                    label={texts[type].label}
                    help={texts[type].help}
                    name={type}
                    defaultChecked={isEnabled}
                  />
                ))}
            </BoxGroup>
          ))}
        </Form>
      </section>
    </>
  )
}
