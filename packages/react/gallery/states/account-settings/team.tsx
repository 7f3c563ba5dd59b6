import type { ReactNode } from 'react'
import { DeleteTeamView } from '../../../src/pages/account-settings/team/delete-team-view.js'
import { InvitationsView } from '../../../src/pages/account-settings/team/invitations-view.js'
import { type InviteState, InviteView } from '../../../src/pages/account-settings/team/invite.js'
import { LeaveTeamView } from '../../../src/pages/account-settings/team/leave-team-view.js'
import { MembersView } from '../../../src/pages/account-settings/team/members-view.js'
import { NewTeamView } from '../../../src/pages/account-settings/new-team/new-team.js'
import type { NewTeamState } from '../../../src/pages/account-settings/new-team/use-new-team.js'
import { OwnNameView } from '../../../src/pages/account-settings/team/own-name-view.js'
import { TeamDetailsView } from '../../../src/pages/account-settings/team/team-details-view.js'
import type { InvitationsState } from '../../../src/pages/account-settings/team/use-invitations.js'
import type { LeaveTeamState } from '../../../src/pages/account-settings/team/use-leave-team.js'
import type { MembersState } from '../../../src/pages/account-settings/team/use-members.js'
import type { OwnNameState } from '../../../src/pages/account-settings/team/use-own-name.js'
import type { TeamDetailsState } from '../../../src/pages/account-settings/team/use-team-details.js'
import { Setting } from '../../../src/pages/account-settings/setting/setting.js'
import { SectionHeading } from '../../../src/pages/account-settings/section-heading.js'
import { Said } from '../../said.js'
import { user } from '../../user.js'
import { nothing } from '../progress.js'
import * as given from './fixtures.js'

const looks: TeamDetailsState = {
  displayName: 'Analytical Engines',
  pictureUrl: null,
  canUpdate: true,
  name: given.idle,
  picture: given.idle,
}
const ownName: OwnNameState = {
  profile: given.ready({ displayName: 'Ada' }),
  change: given.idle,
}
const invite: InviteState = { change: given.idle, invited: null, count: 0 }
const invitations: InvitationsState = {
  invitations: given.ready(given.invitations),
  canRevoke: true,
  change: given.idle,
  resent: null,
}
const members: MembersState = {
  members: given.ready(given.members),
  userId: user.id,
  teamName: 'Analytical Engines',
  canRemove: true,
  memberToRemove: null,
  removed: null,
  change: given.idle,
}
const grace = given.colleagues[1] ?? null
const leaving: LeaveTeamState = {
  teamName: 'Analytical Engines',
  isDialogOpen: false,
  change: given.idle,
}

interface States {
  looks?: Partial<TeamDetailsState>
  ownName?: Partial<OwnNameState>
  members?: Partial<MembersState>
  slot?: ReactNode
  invite?: Partial<InviteState>
  invitations?: Partial<InvitationsState>
  leaving?: Partial<LeaveTeamState>
  deleting?: Partial<LeaveTeamState>
}

const draw = (states: States) =>
  given.inSettings(
    { section: 'team', teamId: 'engines' },
    <>
      <SectionHeading>Analytical Engines</SectionHeading>
      <TeamDetailsView
        state={{ ...looks, ...states.looks }}
        actions={{ saveName: nothing, savePicture: nothing }}
      />
      <OwnNameView state={{ ...ownName, ...states.ownName }} actions={{ save: nothing }} />
      <MembersView
        state={{ ...members, ...states.members }}
        actions={{ setMemberToRemove: nothing, remove: nothing }}
        slot={states.slot === undefined ? undefined : () => states.slot}
      />
      <Setting
        title={<Said label="settingsInvitationsTitle" />}
        help={<Said label="settingsInvitationsHelp" />}
      >
        <InviteView state={{ ...invite, ...states.invite }} actions={{ invite: nothing }} />
        <InvitationsView
          state={{ ...invitations, ...states.invitations }}
          actions={{ revoke: nothing, resend: nothing }}
        />
      </Setting>
      <h3 className="lk-group-title">
        <Said label="settingsSettings" />
      </h3>
      <LeaveTeamView
        state={{ ...leaving, ...states.leaving }}
        actions={{ setDialogOpen: nothing, leave: nothing }}
      />
      <DeleteTeamView
        state={{ ...leaving, ...states.deleting }}
        actions={{ setDialogOpen: nothing, delete: nothing }}
      />
    </>,
  )

export const settingsTeam = {
  usual: draw({ members: { members: given.ready(given.colleagues) } }),
  here: draw({}),
  waiting: draw({ members: { members: given.loading }, ownName: { profile: given.loading } }),
  'read-only': draw({ looks: { canUpdate: false }, members: { members: given.denied } }),
  crowd: draw({ members: { members: given.ready(given.crowd) } }),
  slots: draw({ slot: <button type="button">Message</button> }),
  removing: draw({ members: { memberToRemove: grace } }),
  'removing-failed': draw({ members: { memberToRemove: grace, change: given.offline } }),
  removed: draw({ members: { removed: grace, change: given.saved } }),
  resent: draw({ invitations: { resent: 'grace@example.com', change: given.saved } }),
  'no-name': draw({
    looks: { name: given.refused({ field: 'team', label: 'settingsTeamNoName' }) },
  }),
  'not-allowed': draw({ looks: { name: given.refused({ label: 'settingsDenied' }) } }),
  'saving-name': draw({ looks: { name: given.saving } }),
  'own-name-saved': draw({ ownName: { change: given.saved } }),
  inviting: draw({ invite: { change: given.saving } }),
  invited: draw({ invite: { invited: 'grace@example.com', count: 1 } }),
  'bad-email': draw({
    invite: { change: given.refused({ field: 'email', label: 'emailInvalid' }) },
  }),
  'site-not-trusted': draw({
    invite: { change: { ...given.idle, failure: { kind: 'refused', label: 'siteNotTrusted' } } },
  }),
  'no-invitations': draw({ invitations: { invitations: given.ready([]) } }),
  'invitations-offline': draw({ invitations: { change: given.offline } }),
  leaving: draw({ leaving: { isDialogOpen: true } }),
  deleting: draw({ deleting: { isDialogOpen: true } }),
  'leaving-busy': draw({ leaving: { isDialogOpen: true, change: given.saving } }),
}

const newTeam: NewTeamState = { isOffered: true, change: given.idle }

const drawNew = (state: Partial<NewTeamState>) =>
  given.inSettings(
    { section: 'new-team' },
    <NewTeamView state={{ ...newTeam, ...state }} actions={{ create: nothing }} />,
  )

export const settingsNewTeam = {
  here: drawNew({}),
  off: drawNew({ isOffered: false }),
  'no-name': drawNew({ change: given.refused({ field: 'team', label: 'settingsTeamNoName' }) }),
  creating: drawNew({ change: given.saving }),
  offline: drawNew({ change: given.offline }),
}
