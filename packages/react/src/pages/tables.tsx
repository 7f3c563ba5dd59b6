import type { ReactNode } from 'react'
import { texts } from '../locales/en/account-settings.js'
import { ApiKeyTable as OwnApiKeyTable, type ApiKeyTableProps } from '../ui/tables/api-key-table.js'
import { MemberTable as OwnMemberTable, type MemberTableProps } from '../ui/tables/member-table.js'
import { Standalone } from '../ui/standalone.js'
import {
  SessionTable as OwnSessionTable,
  type SessionTableProps,
} from '../ui/tables/session-table.js'
import {
  InviteForm as OwnInviteForm,
  type InviteFormProps,
} from './account-settings/team/invite.js'

export type { ApiKeyTableProps, InviteFormProps, MemberTableProps, SessionTableProps }

const StandaloneTable = ({ children }: { children: ReactNode }) => (
  <Standalone pageTexts={texts} placeholder={null}>
    {children}
  </Standalone>
)

/**
 * A table of the user's sessions.
 *
 * @example <SessionTable sessions={useSessions(user)} onRevoke={({ id }) => user.revokeSession(id)} />
 */
export const SessionTable = (props: SessionTableProps) => (
  <StandaloneTable>
    <OwnSessionTable {...props} />
  </StandaloneTable>
)

/**
 * A table of the API keys of a user or team.
 *
 * @example <ApiKeyTable keys={useApiKeys(user)} onRevoke={(key) => key.revoke()} />
 */
export const ApiKeyTable = (props: ApiKeyTableProps) => (
  <StandaloneTable>
    <OwnApiKeyTable {...props} />
  </StandaloneTable>
)

/**
 * A table of the members of a team, with pagination and search.
 *
 * @example <MemberTable members={useTeamMembers(team)} userId={user.id} />
 */
export const MemberTable = ({ actions, ...props }: MemberTableProps) => (
  <StandaloneTable>
    <OwnMemberTable
      {...props}
      actions={actions && ((member) => <div className="lk-slot">{actions(member)}</div>)}
    />
  </StandaloneTable>
)

/**
 * Invites people to a team by email.
 *
 * @example <InviteForm team={team} />
 */
export const InviteForm = (props: InviteFormProps) => (
  <StandaloneTable>
    <OwnInviteForm {...props} />
  </StandaloneTable>
)
