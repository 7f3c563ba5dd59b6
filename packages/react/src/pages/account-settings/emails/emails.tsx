import type { SectionProps } from '../section-props.js'
import { withState } from '../change/with-state.js'
import { EmailView } from './email-view.js'
import { EmailsView } from './emails-view.js'
import { useEmail, useEmails } from './use-emails.js'

const Email = withState(useEmail, EmailView)

export function Emails(props: SectionProps) {
  const [state, actions] = useEmails(props)
  return (
    <EmailsView {...{ state, actions }}>
      {(address) => <Email key={address.id} {...props} address={address} all={[state, actions]} />}
    </EmailsView>
  )
}
