import type { SecurityNotification } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/notifications.js'
import type { SharedKey } from '../locales/text.js'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { Box, BoxGroup } from '../ui/field.js'
import { Form, isTicked } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'

type TextKey = SharedKey | keyof typeof texts

type NotificationType = SecurityNotification['type']

const groups = {
  signIns: {
    title: 'signInEvents',
    help: 'signInEventsHelp',
  },
  password: { title: 'password', help: 'passwordEventsHelp' },
  methods: {
    title: 'otherMethods',
    help: 'otherMethodsHelp',
  },
  emails: {
    title: 'addressEvents',
    help: 'addressEventsHelp',
  },
  secondFactor: {
    title: 'twoStepEvents',
    help: 'twoStepEventsHelp',
  },
  account: { title: 'accountEvents', help: 'accountEventsHelp' },
} as const

interface NotificationText {
  group: keyof typeof groups
  label: TextKey
  help?: TextKey
}

const labels: Readonly<Record<NotificationType, NotificationText>> = {
  new_device: { group: 'signIns', label: 'newDevice' },
  password_added: { group: 'password', label: 'passwordAdded' },
  password_changed: { group: 'password', label: 'passwordChanged' },
  password_removed: { group: 'password', label: 'passwordRemoved' },
  passkey_added: { group: 'methods', label: 'passkeyAdded' },
  passkey_removed: { group: 'methods', label: 'passkeyRemoved' },
  provider_connected: { group: 'methods', label: 'providerConnected' },
  provider_disconnected: { group: 'methods', label: 'providerDisconnected' },
  email_codes_enabled: { group: 'methods', label: 'emailCodesOn' },
  email_codes_disabled: { group: 'methods', label: 'emailCodesOff' },
  credentials_revoked: {
    group: 'methods',
    label: 'credentialsRevoked',
    help: 'credentialsRevokedHelp',
  },
  primary_email_changed: { group: 'emails', label: 'primaryEmailChanged' },
  sign_in_email_added: { group: 'emails', label: 'signInEmailAdded' },
  sign_in_email_removed: { group: 'emails', label: 'signInEmailRemoved' },
  two_factor_enabled: { group: 'secondFactor', label: 'twoStepOn' },
  two_factor_disabled: { group: 'secondFactor', label: 'twoStepOff' },
  recovery_code_used: { group: 'secondFactor', label: 'recoveryCodeUsed' },
  recovery_codes_created: { group: 'secondFactor', label: 'recoveryCodesCreated' },
  account_deletion_scheduled: { group: 'account', label: 'accountDeletionScheduled' },
  account_restored: { group: 'account', label: 'accountRestored' },
}

/** Switches for the emails about the security of an account. */
export function Notifications() {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const notifications = useQuery(useAdminQuery(app, 'listSecurityNotifications'))
  const helpOf = (type: NotificationType) => {
    const { help } = labels[type]
    return help && text(help)
  }
  const save = async (fields: FormData) => {
    for (const { type, isEnabled } of notifications)
      if (isTicked(fields, type) !== isEnabled)
        await app.updateSecurityNotification(type, { isEnabled: !isEnabled })
  }
  return (
    <>
      <PageTitle title={text('securityEmailsTitle')}>{text('securityEmailsIntro')}</PageTitle>
      <section className="card narrow">
        <Form submit={text('save')} onSubmit={save}>
          {Object.entries(groups).map(([group, { title, help }]) => (
            <BoxGroup key={group} title={text(title)} help={text(help)}>
              {notifications
                .filter(({ type }) => labels[type].group === group)
                .map(({ type, isEnabled }) => (
                  <Box
                    key={type}
                    label={text(labels[type].label)}
                    help={helpOf(type)}
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
