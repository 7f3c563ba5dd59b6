import type { SectionProps } from '../section-props.js'
import { withState } from '../../page/with-state.js'
import { EmailView } from './email-view.js'
import { EmailsView } from './emails-view.js'
import { PreferencesView } from './preferences-view.js'
import { useEmail, useEmails } from './use-emails.js'
import { usePreferences } from './use-preferences.js'

const Email = withState(useEmail, EmailView)
const Preferences = withState(usePreferences, PreferencesView)

function Addresses(props: SectionProps) {
  const all = useEmails(props)
  return (
    <EmailsView {...all}>
      {(address) => <Email key={address.id} {...{ ...props, address, all }} />}
    </EmailsView>
  )
}

/** The user's email addresses, and the kinds of emails that the user gets. */
export const Emails = (props: SectionProps) => (
  <>
    <Addresses {...props} />
    <Preferences {...props} />
  </>
)
