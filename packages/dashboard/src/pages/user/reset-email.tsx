import type { ServerUser } from '@latchkey/core/server'
import { useAdmin, useProject } from '../../data/admin-context.js'
import { ConfirmButton } from '../../ui/confirm-button.js'

/** Emails a user a link to set another password, to a page of the app on its first domain. */
export function ResetEmail({ user }: { user: ServerUser }) {
  const app = useAdmin()
  const { config } = useProject()
  const callbackUrl = resetPageOf(config.domains)
  const email = user.primaryEmail
  // Without a domain, there is no page that the email could link to.
  if (email === null || !user.hasPassword || callbackUrl === undefined) return null
  const send = async () => {
    const result = await app.sendForgotPasswordEmail(email, { callbackUrl })
    if (result.status === 'error') throw result.error
  }
  return (
    <ConfirmButton
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

/** Returns the page that sets a password, on the first domain; domains with https come first. */
function resetPageOf(
  domains: readonly { domain: string; handlerPath: string }[],
): string | undefined {
  const usable = domains.filter(({ domain }) => !domain.includes('*') && URL.canParse(domain))
  const first = usable.find(({ domain }) => domain.startsWith('https:')) ?? usable[0]
  if (first === undefined) return undefined
  return new URL(`${first.handlerPath.replace(/\/+$/, '')}/password-reset`, first.domain).href
}
