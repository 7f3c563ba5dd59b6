import type { ContactChannel } from '@latchkey/core'
import type { ReactNode } from 'react'
import { Field } from '../../../ui/field.js'
import { useWords } from '../../../words.js'
import { Action } from '../action.js'
import { ConfirmedView } from '../confirmed-view.js'
import { EditForm } from '../edit-form.js'
import { ResourceView } from '../resource-view.js'
import { SectionHeading } from '../section-heading.js'
import { Setting } from '../setting.js'
import { useFieldError } from '../use-field-error.js'
import type { EmailsActions, EmailsState } from './use-emails.js'

export interface EmailsViewProps {
  state: EmailsState
  actions: EmailsActions
  /** Draws one address. */
  children: (address: ContactChannel) => ReactNode
}

export function EmailsView({ state, actions, children }: EmailsViewProps) {
  const { text } = useWords()
  const { addresses, adding, additions, confirmed } = state
  const errorOf = useFieldError(adding.problem)
  return (
    <>
      <SectionHeading>{text('settingsEmails')}</SectionHeading>
      <Setting title={text('settingsEmailList')} help={text('settingsEmailListHelp')}>
        <ResourceView resource={addresses}>
          {(list) =>
            list.length === 0 ? (
              <p className="lk-note">{text('settingsEmailNone')}</p>
            ) : (
              <ul className="lk-list">{list.map(children)}</ul>
            )
          }
        </ResourceView>
        <ConfirmedView confirmed={confirmed} />
      </Setting>
      <Setting title={text('settingsEmailAdd')} help={text('settingsEmailAddHelp')}>
        <EditForm problem={adding.problem} onSubmit={(typed) => actions.add(typed['email'] ?? '')}>
          <Field
            key={additions}
            label={text('email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={errorOf('email')}
          />
          <Action change={adding} tone="primary">
            {text('settingsEmailAddButton')}
          </Action>
        </EditForm>
      </Setting>
    </>
  )
}
