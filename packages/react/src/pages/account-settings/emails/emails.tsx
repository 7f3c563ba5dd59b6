import type { SectionProps } from '../section-props.js'
import { withState } from '../setting/with-state.js'
import { EmailView } from './email-view.js'
import { EmailsView } from './emails-view.js'
import { PreferencesView } from './preferences-view.js'
import { useEmail, useEmails } from './use-emails.js'
import { usePreferences } from './use-preferences.js'

const Email = withState(useEmail, EmailView)

function Addresses(props: SectionProps) {
  const [state, actions] = useEmails(props)
  return (
    <EmailsView {...{ state, actions }}>
      {(address) => <Email key={address.id} {...props} address={address} all={[state, actions]} />}
    </EmailsView>
  )
}

function Preferences(props: SectionProps) {
  const [state, actions] = usePreferences(props)
  return <PreferencesView {...{ state, actions }} />
}

/** The user's email addresses, and the kinds of emails that the user gets. */
export const Emails = (props: SectionProps) => (
  <>
    <Addresses {...props} />
    <Preferences {...props} />
  </>
)
