import type { ReactNode } from 'react'
import { texts as settingsInEnglish } from '../locales/en/settings.js'
import { texts as severalInEnglish } from '../locales/en/several.js'
import type { Part as TextPart } from '../locales/language.js'
import { settings, several } from '../locales/loads.js'
import { ApiKeyTable as OwnApiKeyTable, type ApiKeyTableProps } from '../ui/tables/api-key-table.js'
import { MemberTable as OwnMemberTable, type MemberTableProps } from '../ui/tables/member-table.js'
import { Part } from '../ui/part.js'
import {
  SessionTable as OwnSessionTable,
  type SessionTableProps,
} from '../ui/tables/session-table.js'
import {
  InviteForm as OwnInviteForm,
  type InviteFormProps,
} from './account-settings/team/invite.js'

export type { ApiKeyTableProps, InviteFormProps, MemberTableProps, SessionTableProps }

const says: TextPart = {
  english: { ...severalInEnglish, ...settingsInEnglish },
  loads: [several, settings],
}

const Alone = ({ children }: { children: ReactNode }) => (
  <Part says={says} waiting={null}>
    {children}
  </Part>
)

/**
 * A table of the user's sessions.
 *
 * @example <SessionTable sessions={useSessions(user)} onRevoke={({ id }) => user.revokeSession(id)} />
 */
export const SessionTable = (props: SessionTableProps) => (
  <Alone>
    <OwnSessionTable {...props} />
  </Alone>
)

/**
 * The keys of a person or a team, of which only the last characters are known.
 *
 * @example <ApiKeyTable keys={useApiKeys(user)} onRevoke={(key) => key.revoke()} />
 */
export const ApiKeyTable = (props: ApiKeyTableProps) => (
  <Alone>
    <OwnApiKeyTable {...props} />
  </Alone>
)

/**
 * The members of a team, by pages, with a search once there are many.
 *
 * @example <MemberTable members={useTeamMembers(team)} userId={user.id} />
 */
export const MemberTable = ({ actions, ...props }: MemberTableProps) => (
  <Alone>
    <OwnMemberTable
      {...props}
      actions={actions && ((member) => <div className="lk-slot">{actions(member)}</div>)}
    />
  </Alone>
)

/**
 * Invites people to a team by email.
 *
 * @example <InviteForm team={team} />
 */
export const InviteForm = (props: InviteFormProps) => (
  <Alone>
    <OwnInviteForm {...props} />
  </Alone>
)
