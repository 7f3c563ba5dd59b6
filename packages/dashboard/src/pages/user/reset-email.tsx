import type { ServerUser } from '@latchkey/core/server'
import { useAdmin, useProject } from '../../data/admin-context.js'
import { handlerUrl } from '../../data/handler-url.js'
import { ConfirmButton } from '../../ui/confirm-button.js'

/** Emails a user a link to set another password, to a page of the app on its first domain. */
export function ResetEmail({ user }: { user: ServerUser }) {
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
    <ConfirmButton
      effect="safe"
      label="Email reset link"
      title="Email a reset link?"
      confirm="Send email"
      onConfirm={send}
    >
      <bdi dir="ltr">{email}</bdi> gets a link to <bdi dir="ltr">{callbackUrl}</bdi>, where the user
      sets another password. The present one works until then.
    </ConfirmButton>
  )
}
