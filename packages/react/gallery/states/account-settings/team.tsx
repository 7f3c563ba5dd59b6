import type { ReactNode } from 'react'
import { DeletingTeamView } from '../../../src/pages/account-settings/team/deleting-team-view.js'
import { InvitationsView } from '../../../src/pages/account-settings/team/invitations-view.js'
import { type InviteState, InviteView } from '../../../src/pages/account-settings/team/invite.js'
import { LeavingTeamView } from '../../../src/pages/account-settings/team/leaving-team-view.js'
import { MembersView } from '../../../src/pages/account-settings/team/members-view.js'
import { NewTeamView } from '../../../src/pages/account-settings/new-team/new-team.js'
import type { NewTeamState } from '../../../src/pages/account-settings/new-team/use-new-team.js'
import { OwnNameView } from '../../../src/pages/account-settings/team/own-name-view.js'
import { TeamLooksView } from '../../../src/pages/account-settings/team/team-looks-view.js'
import type { InvitationsState } from '../../../src/pages/account-settings/team/use-invitations.js'
import type { LeavingTeamState } from '../../../src/pages/account-settings/team/use-leaving-team.js'
import type { MembersState } from '../../../src/pages/account-settings/team/use-members.js'
import type { OwnNameState } from '../../../src/pages/account-settings/team/use-own-name.js'
import type { TeamLooksState } from '../../../src/pages/account-settings/team/use-team-looks.js'
import { Setting } from '../../../src/pages/account-settings/change/setting.js'
import { SectionHeading } from '../../../src/pages/account-settings/section-heading.js'
import { Said } from '../../said.js'
import { user } from '../../user.js'
import { nothing } from '../progress.js'
import * as given from './fixtures.js'

const looks: TeamLooksState = {
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
  asked: null,
  removed: null,
  change: given.idle,
}
const grace = given.colleagues[1] ?? null
const leaving: LeavingTeamState = {
  teamName: 'Analytical Engines',
  isAsked: false,
  change: given.idle,
}

interface States {
  looks?: Partial<TeamLooksState>
  ownName?: Partial<OwnNameState>
  members?: Partial<MembersState>
  slot?: ReactNode
  invite?: Partial<InviteState>
  invitations?: Partial<InvitationsState>
  leaving?: Partial<LeavingTeamState>
  deleting?: Partial<LeavingTeamState>
}

const draw = (states: States) =>
  given.inSettings(
    { section: 'team', teamId: 'engines' },
    <>
      <SectionHeading>Analytical Engines</SectionHeading>
      <TeamLooksView
        state={{ ...looks, ...states.looks }}
        actions={{ saveName: nothing, savePicture: nothing }}
      />
      <OwnNameView state={{ ...ownName, ...states.ownName }} actions={{ save: nothing }} />
      <MembersView
        state={{ ...members, ...states.members }}
        actions={{ ask: nothing, remove: nothing }}
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
      <LeavingTeamView
        state={{ ...leaving, ...states.leaving }}
        actions={{ ask: nothing, leave: nothing }}
      />
      <DeletingTeamView
        state={{ ...leaving, ...states.deleting }}
        actions={{ ask: nothing, delete: nothing }}
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
  removing: draw({ members: { asked: grace } }),
  'removing-failed': draw({ members: { asked: grace, change: given.offline } }),
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
  leaving: draw({ leaving: { isAsked: true } }),
  deleting: draw({ deleting: { isAsked: true } }),
  'leaving-busy': draw({ leaving: { isAsked: true, change: given.saving } }),
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
