import type { ProjectRole } from '@latchkey/core/admin'
import { useState } from 'react'
import { useAdmin, useProject } from '../../data/admin-context.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { invitationUrl } from '../../latchkey.js'
import { texts } from '../../locales/en/members.js'
import { Choice, TextArea } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { FieldError } from '../../ui/forms/field-errors.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { useToasts } from '../../ui/toasts.js'
import { addressesIn, firstInvalid, MAX_ADDRESSES } from './addresses.js'
import { useRoleNames } from './use-role-names.js'

interface InviteProps {
  /** Whether the project gets a team with the invitation. */
  isFirst: boolean
  close(): void
}

/** Invites one or more people with a role. */
export function Invite({ isFirst, close }: InviteProps) {
  const { text, rich } = useTranslation(texts)
  const { helpOfRole, roleOptions } = useRoleNames()
  const app = useAdmin()
  const project = useProject()
  const toasts = useToasts()
  const [role, setRole] = useState<ProjectRole>('developer')
  const invite = async (fields: FormData) => {
    const emails = addressesIn(textOf(fields, 'emails'))
    const invalid = firstInvalid(emails)
    if (emails.length === 0) throw new FieldError('emails', text('addressesMissing'))
    if (invalid !== undefined)
      throw new FieldError('emails', text('invalidAddress', { address: invalid }))
    if (emails.length > MAX_ADDRESSES)
      throw new FieldError('emails', text('tooManyAddresses', { count: MAX_ADDRESSES }))
    const { invitations, memberEmails } = await app.inviteProjectMembers({
      emails,
      role,
      callbackUrl: invitationUrl,
    })
    const messages = [
      invitations.length > 0 && text('invitationsSent', { count: invitations.length }),
      memberEmails.length > 0 && text('alreadyMembers', { addresses: memberEmails.join(', ') }),
    ]
    toasts.show(messages.filter(Boolean).join(' '))
    close()
  }
  return (
    <Form submit={text('sendInvitations')} done="" onSubmit={invite}>
      <TextArea
        label={text('inviteAddresses')}
        name="emails"
        dir="ltr"
        required
        autoComplete="off"
        help={text('inviteAddressesHelp')}
      />
      <Choice
        label={text('role')}
        name="role"
        options={roleOptions}
        value={role}
        onChange={({ target }) => setRole(target.value as ProjectRole)}
        help={helpOfRole(role)}
      />
      {isFirst && (
        <p className="muted">
          {rich('firstInviteHelp', { name: <IsolatedText text={project.displayName} /> })}
        </p>
      )}
    </Form>
  )
}
