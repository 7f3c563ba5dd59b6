import type { ContactChannel } from '@latchkey/core'
import type { SectionProps } from '../section-props.js'
import { EmailView } from './email-view.js'
import { EmailsView } from './emails-view.js'
import { type EmailsState, useEmail, useEmails } from './use-emails.js'

export function Emails(props: SectionProps) {
  const [state, actions] = useEmails(props)
  return (
    <EmailsView {...{ state, actions }}>
      {(address) => <Email key={address.id} {...{ props, address, state }} />}
    </EmailsView>
  )
}

interface EmailProps {
  props: SectionProps
  address: ContactChannel
  state: EmailsState
}

function Email({ props, address, state: all }: EmailProps) {
  const [state, actions] = useEmail(props, address, all)
  return <EmailView {...{ state, actions }} />
}
