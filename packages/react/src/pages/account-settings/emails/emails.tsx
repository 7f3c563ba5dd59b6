import type { ContactChannel } from '@latchkey/core'
import type { ReactNode } from 'react'
import { Field } from '../../../ui/forms/field.js'
import { UserText } from '../../../ui/user-text.js'
import { List } from '../../../ui/tables/list.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Action, MutationStatus } from '../setting-parts/mutation-status.js'
import { RecentSignInPrompt } from '../../recent-sign-in/recent-sign-in-prompt.js'
import { EditForm } from '../setting-parts/edit-form.js'
import { ResourceView } from '../setting-parts/resource-view.js'
import { SectionHeading } from '../section-heading.js'
import { Setting } from '../setting-parts/setting.js'
import { idleMutation } from '../setting-parts/use-setting-mutation.js'
import { type ViewProps, withState } from '../../page-frame/with-state.js'
import { useEmails, useEmail } from './use-emails.js'
import type { SectionProps } from '../section-props.js'
import { EmailView } from './email-view.js'
import { PreferencesView } from './preferences-view.js'
import { usePreferences } from './use-preferences.js'

export interface EmailsViewProps extends ViewProps<typeof useEmails> {
  /** Renders one address. */
  children: (address: ContactChannel) => ReactNode
}

export function EmailsView({ state, actions, children }: EmailsViewProps) {
  const { text, rich } = useTranslation()
  const { addresses, adding, additions, added, recentSignIn, removed } = state
  return (
    <>
      <SectionHeading>{text('settingsEmails')}</SectionHeading>
      <Setting title={text('settingsEmailList')} help={text('settingsEmailListHelp')}>
        <ResourceView resource={addresses}>
          {(list) =>
            list.length === 0 ? (
              <p className="lk-note lk-empty">{text('settingsEmailNone')}</p>
            ) : (
              <List>{list.map(children)}</List>
            )
          }
        </ResourceView>
        <MutationStatus
          change={{ ...idleMutation, ...recentSignIn, saved: removed }}
          successText={text('settingsEmailRemoved')}
        />
        <RecentSignInPrompt recentSignIn={recentSignIn} />
      </Setting>
      <Setting title={text('settingsEmailAdd')} help={text('settingsEmailAddHelp')}>
        <EditForm problem={adding.problem} onSubmit={actions.add}>
          <Field
            resetCount={additions}
            readOnly={adding.isBusy}
            label={text('email')}
            name="email"
            type="email"
            autoComplete="email"
            enterKeyHint="send"
            spellCheck={false}
          />
          <Action
            change={adding}
            tone="primary"
            successText={rich('newLinkSent', { email: <UserText text={added} /> })}
          >
            {text('settingsEmailAddButton')}
          </Action>
        </EditForm>
      </Setting>
    </>
  )
}

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
