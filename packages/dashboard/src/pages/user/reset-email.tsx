import type { ServerUser } from '@latchkey/core/server'
import { RoleLimit } from '../../data/role.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { useAdmin, useProject } from '../../data/admin-context.js'
import { handlerUrl } from '../../data/handler-url.js'
import { ConfirmButton } from '../../ui/confirm-button.js'

/** Emails a user a link to set another password, to a page of the app on its first domain. */
export function ResetEmail({ user }: { user: ServerUser }) {
  const { text, rich } = useTranslation(texts)
  const app = useAdmin()
  const { config } = useProject()
  const callbackUrl = handlerUrl(config.domains, 'password-reset')
  const email = user.primaryEmail
  // Without a domain, there is no page that the email could link to.
  if (email === null || !user.hasPassword || callbackUrl === undefined) return null
  const send = async () => {
    const result = await app.sendForgotPasswordEmail(email, { callbackUrl })
    if (result.status === 'error') throw result.error
  }
  return (
    <RoleLimit needs="support">
      <ConfirmButton
        effect="safe"
        label={text('emailResetLink')}
        title={text('emailResetLinkTitle')}
        confirm={text('sendEmail')}
        onConfirm={send}
      >
        {rich('emailResetLinkHelp', {
          email: <bdi dir="ltr">{email}</bdi>,
          url: <bdi dir="ltr">{callbackUrl}</bdi>,
        })}
      </ConfirmButton>
    </RoleLimit>
  )
}
