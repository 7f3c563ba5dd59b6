import { SECURITY_NOTIFICATIONS } from '@latchkey/core/internal'
import { useQuery } from '@latchkey/react'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/notifications.js'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { LoadingPart } from '../frame/loading-part.js'
import { Box, BoxGroup } from '../ui/field.js'
import { Form, isTicked } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'

const groups = [
  { title: 'signInEvents', help: 'signInEventsHelp', types: SECURITY_NOTIFICATIONS.signIns },
  { title: 'password', help: 'passwordEventsHelp', types: SECURITY_NOTIFICATIONS.password },
  { title: 'otherMethods', help: 'otherMethodsHelp', types: SECURITY_NOTIFICATIONS.methods },
  { title: 'addressEvents', help: 'addressEventsHelp', types: SECURITY_NOTIFICATIONS.emails },
  { title: 'twoStepEvents', help: 'twoStepEventsHelp', types: SECURITY_NOTIFICATIONS.secondFactor },
  { title: 'accountEvents', help: 'accountEventsHelp', types: SECURITY_NOTIFICATIONS.account },
] as const

/** Switches for the emails about the security of an account. */
export function Notifications() {
  const { text } = useTranslation(texts)
  return (
    <>
      <PageTitle title={text('securityEmailsTitle')}>{text('securityEmailsIntro')}</PageTitle>
      <section className="card narrow">
        <LoadingPart shape="choices">
          <Switches />
        </LoadingPart>
      </section>
    </>
  )
}

function Switches() {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const notifications = useQuery(useAdminQuery(app, 'listSecurityNotifications'))
  const enabledTypes = new Set(
    notifications.filter(({ isEnabled }) => isEnabled).map(({ type }) => type),
  )
  const save = async (fields: FormData) => {
    for (const { type, isEnabled } of notifications)
      if (isTicked(fields, type) !== isEnabled)
        await app.updateSecurityNotification(type, { isEnabled: !isEnabled })
  }
  return (
    <Form submit={text('save')} onSubmit={save}>
      {groups.map(({ title, help, types }) => (
        <BoxGroup key={title} title={text(title)} help={text(help)}>
          {types.map((type) => (
            <Box
              key={type}
              label={text(type)}
              help={type === 'credentials_revoked' ? text('credentialsRevokedHelp') : undefined}
              name={type}
              defaultChecked={enabledTypes.has(type)}
            />
          ))}
        </BoxGroup>
      ))}
    </Form>
  )
}
