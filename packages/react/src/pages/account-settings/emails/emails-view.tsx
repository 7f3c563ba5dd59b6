import type { ContactChannel } from '@latchkey/core'
import type { ReactNode } from 'react'
import { Field } from '../../../ui/forms/field.js'
import { Given } from '../../../ui/given.js'
import { List } from '../../../ui/tables/list.js'
import { useWords } from '../../../i18n/words.js'
import { Action } from '../change/action.js'
import { ChangeLine } from '../change/change-line.js'
import { ConfirmedView } from '../change/confirmed-view.js'
import { EditForm } from '../change/edit-form.js'
import { ResourceView } from '../change/resource-view.js'
import { SectionHeading } from '../section-heading.js'
import { Setting } from '../change/setting.js'
import { unchanged } from '../change/use-change.js'
import type { EmailsActions, EmailsState } from './use-emails.js'

export interface EmailsViewProps {
  state: EmailsState
  actions: EmailsActions
  /** Draws one address. */
  children: (address: ContactChannel) => ReactNode
}

export function EmailsView({ state, actions, children }: EmailsViewProps) {
  const { text, rich } = useWords()
  const { addresses, adding, additions, added, confirmed, removed } = state
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
        <ChangeLine
          change={{ ...unchanged, ...confirmed, saved: removed }}
          said={text('settingsEmailRemoved')}
        />
        <ConfirmedView confirmed={confirmed} />
      </Setting>
      <Setting title={text('settingsEmailAdd')} help={text('settingsEmailAddHelp')}>
        <EditForm problem={adding.problem} onSubmit={actions.add}>
          <Field
            clearings={additions}
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
            said={rich('newLinkSent', { email: <Given text={added} /> })}
          >
            {text('settingsEmailAddButton')}
          </Action>
        </EditForm>
      </Setting>
    </>
  )
}
