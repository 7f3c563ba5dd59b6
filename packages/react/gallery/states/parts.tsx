import type { Team } from '@latchkey/core'
import type { ReactElement, ReactNode } from 'react'
import type { Failure } from '../../src/lib/failure.js'
import { texts as accountSettings } from '../../src/locales/en/account-settings.js'
import { texts as signIn } from '../../src/locales/en/sign-in.js'
import {
  Avatar,
  CodeInput,
  InviteForm,
  PasswordField,
  SettingsSection,
} from '../../src/pages/index.js'
import { AlternativeMethodsView } from '../../src/pages/sign-in-methods/alternative-methods-view.js'
import type { AlternativeMethods } from '../../src/pages/sign-in-methods/use-alternative-methods.js'
import { SessionsView } from '../../src/pages/account-settings/sessions/sessions.js'
import { ApiKeyTable, MemberTable, SessionTable } from '../../src/pages/tables.js'
import { Standalone } from '../../src/ui/standalone.js'
import { LabelText } from '../label-text.js'
import { user } from '../user.js'
import { crowd, keys, members, ready, saved, sessions } from './account-settings/fixtures.js'
import { entry, noAlternatives, alternatives, someProviders } from './entry.js'
import { nothing, unexpected } from './progress.js'

/** A part on a page of the app's own, which has a heading of its own. */
const onOwnPage = (part: ReactNode): ReactElement => (
  <>
    <h1 className="lk-heading">Northwind</h1>
    {part}
  </>
)

const drawMethods = (methods: AlternativeMethods, failure: Failure | null = null) =>
  onOwnPage(
    <Standalone pageTexts={signIn} placeholder={null}>
      <AlternativeMethodsView
        isAlone
        methods={methods}
        actions={entry}
        busy={null}
        pressed="form"
        failure={failure}
      />
    </Standalone>,
  )

/** Components for the sign-in page of an app. */
export const parts: Record<string, ReactElement> = {
  'passkey-button': drawMethods({ ...noAlternatives, passkey: true }),
  'provider-buttons': drawMethods(someProviders(3)),
  'every-button': drawMethods({ ...alternatives(6), last: 'github' }),
  'buttons-failed': drawMethods(alternatives(2), unexpected.failure),
  'code-input': onOwnPage(<CodeInput kind="digits" />),
  'code-input-wrong': onOwnPage(
    <CodeInput kind="digits" error={<LabelText label="unexpected" />} />,
  ),
  'password-field': onOwnPage(<PasswordField autoComplete="current-password" />),
  avatar: onOwnPage(<Avatar name="Ada Lovelace" pictureUrl={null} />),
}

const team = { id: 'engines', displayName: 'Analytical Engines' } as Partial<Team> as Team

/** Components that show data of a user or a team on a page of an app. */
export const tables: Record<string, ReactElement> = {
  sessions: onOwnPage(<SessionTable sessions={sessions} onRevoke={nothing} />),
  'api-keys': onOwnPage(<ApiKeyTable keys={keys} onRevoke={nothing} />),
  members: onOwnPage(<MemberTable members={members} userId={user.id} />),
  'many-members': onOwnPage(<MemberTable members={crowd} userId={user.id} />),
  'invite-form': onOwnPage(<InviteForm team={team} />),
  'settings-section-signed-out': onOwnPage(<SettingsSection section="sessions" />),
  'settings-section': onOwnPage(
    <Standalone placeholder={null} pageTexts={accountSettings}>
      <div className="lk-settings-main">
        <SessionsView
          state={{
            sessions: ready(sessions),
            hasApps: false,
            ending: saved,
            isDialogOpen: false,
            ended: 'one' as const,
          }}
          actions={{ revoke: nothing, setDialogOpen: nothing, revokeOthers: nothing }}
        />
      </div>
    </Standalone>,
  ),
}
