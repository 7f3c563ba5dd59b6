import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { RoleLimit, useHasRole } from '../data/role.js'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/user.js'
import { useAdmin, useAdminQuery, useProject } from '../data/admin-context.js'
import { changesOf } from '../data/changes-of.js'
import { useDeletion } from '../data/use-deletion.js'
import { useRefreshOnFocus } from '../data/use-refresh-on-focus.js'
import { LoadingPart } from '../frame/loading-part.js'
import { Skeleton } from '../frame/skeleton.js'
import { UserAvatar, useNames } from '../ui/avatar.js'
import { Badge } from '../ui/badge.js'
import { DialogButton } from '../ui/dialog.js'
import { Field } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { JumpList } from '../ui/jump-list.js'
import { MoreMenu } from '../ui/more-menu.js'
import { IdFact, PageTitle } from '../ui/page-title.js'
import { MetadataForm } from '../ui/forms/metadata-form.js'
import { Activity } from './user/activity.js'
import { Addresses } from './user/addresses.js'
import { ApiKeys } from './user/api-keys.js'
import { Impersonation } from './user/impersonation.js'
import { Memberships } from './user/memberships.js'
import { CompanyAccounts } from './user/company-accounts.js'
import { ConnectedApps } from './user/connected-apps.js'
import { DeleteUser } from './user/delete-user.js'
import { Sessions } from './user/sessions.js'
import { SignInMethods } from './user/sign-in.js'
import { UserNotFound } from './user/user-not-found.js'
import { BanBadge } from './users/user-badges.js'
import { Active, SignedUp } from './users/user-times.js'
import { BanNotice, BanUser, DeletionNotice, RestrictionNotice } from './user/state.js'

/** The page of a user: the state of the account, what happened to it, and the changes that an owner can make. */
export const User = () => (
  <LoadingPart shape="user" back={useTranslation(texts).text('users')}>
    <Loaded />
  </LoadingPart>
)

function Loaded() {
  const { nameOfUser } = useNames()
  const { text } = useTranslation(texts)
  const { userId = '' } = useParams()
  const query = useAdminQuery(useAdmin(), 'getUser', userId)
  const user = useQuery(query)
  useRefreshOnFocus(query)
  const deletion = useDeletion('users')
  if (user === null)
    return deletion.isDeleting ? <Skeleton shape="user" back={text('users')} /> : <UserNotFound />
  return (
    <>
      <PageTitle
        title={nameOfUser(user)}
        back={text('users')}
        picture={<UserAvatar user={user} />}
        facts={[
          <SignedUp key="signed-up" user={user} />,
          <Active key="active" user={user} />,
          <IdFact key="id" id={user.id} label={text('userId')} />,
        ]}
        action={
          <div className="row">
            {!deletion.isDeleting && (
              <RoleLimit needs="support">
                <BanUser user={user} />
              </RoleLimit>
            )}
            <MoreMenu name={nameOfUser(user)}>
              {!deletion.isDeleting && <Impersonate user={user} />}
              <DeleteUser user={user} onConfirm={() => deletion.run(() => user.delete())} />
            </MoreMenu>
          </div>
        }
      >
        {user.displayName && user.primaryEmail && <IsolatedText text={user.primaryEmail} />}{' '}
        {!deletion.isDeleting && <Banned user={user} />}{' '}
        {user.isAnonymous && <Badge>{text('anonymous')}</Badge>}{' '}
        {user.primaryEmail !== null && !user.primaryEmailVerified && (
          <Badge tone="warning">{text('unverified')}</Badge>
        )}
      </PageTitle>
      {deletion.isDeleting ? <Skeleton /> : <Sections user={user} />}
    </>
  )
}

function Banned({ user }: { user: ServerUser }) {
  const { bannedAt, endsAt } = useQuery(useAdminQuery(user, 'getBan'))
  return bannedAt && <BanBadge endsAt={endsAt} />
}

/** A banned user can have no session. */
function Impersonate({ user }: { user: ServerUser }) {
  const { text } = useTranslation(texts)
  const { bannedAt } = useQuery(useAdminQuery(user, 'getBan'))
  return (
    bannedAt === null && (
      <DialogButton label={text('impersonate')} title={text('startImpersonating')}>
        {(close) => <Impersonation user={user} close={close} />}
      </DialogButton>
    )
  )
}

/** What is known of a user. */
function Sections({ user }: { user: ServerUser }) {
  const { text } = useTranslation(texts)
  const { config } = useProject()
  const isDeveloper = useHasRole('developer')
  const hasApiKeys = config.allowUserApiKeys && isDeveloper
  const companyAccounts = useQuery(useAdminQuery(user, 'listConnections'))
  const connectedApps = useQuery(useAdminQuery(user, 'listConnectedApps')) ?? []
  // Stays after the last app was disconnected.
  const [hadConnectedApps] = useState(connectedApps.length > 0)
  const hasConnectedApps = hadConnectedApps || connectedApps.length > 0
  return (
    <div className="sections-page">
      <JumpList
        sections={{
          profile: text('profile'),
          activity: text('activity'),
          emails: text('emailAddresses'),
          'sign-in': text('signInSection'),
          ...(companyAccounts.length > 0 && { 'company-accounts': text('companyAccounts') }),
          sessions: text('sessions'),
          ...(hasConnectedApps && { 'connected-apps': text('connectedApps') }),
          access: text('access'),
          ...(hasApiKeys && { 'api-keys': text('apiKeys') }),
          metadata: text('metadata'),
        }}
      />
      <div className="stack">
        <RoleLimit needs="support">
          <BanNotice user={user} />
          <DeletionNotice user={user} />
        </RoleLimit>
        <RestrictionNotice user={user} />
        <Profile user={user} />
        <Activity user={user} />
        <Addresses user={user} />
        <SignInMethods user={user} />
        {companyAccounts.length > 0 && <CompanyAccounts accounts={companyAccounts} />}
        <Sessions user={user} />
        {hasConnectedApps && <ConnectedApps apps={connectedApps} />}
        <Memberships user={user} />
        {hasApiKeys && <ApiKeys user={user} />}
        <section className="card" id="metadata">
          <h2>{text('metadata')}</h2>
          <MetadataForm
            holder={user}
            clientLabel={text('clientMetadata')}
            readOnlyLabel={text('readOnlyMetadata')}
            serverLabel={text('serverMetadata')}
          />
        </section>
      </div>
    </div>
  )
}

function Profile({ user }: { user: ServerUser }) {
  const { text } = useTranslation(texts)
  return (
    <section className="card" id="profile">
      <h2>{text('profile')}</h2>
      <Form
        submit={text('saveProfile')}
        onSubmit={(fields) =>
          user.update(changesOf(user, { displayName: textOf(fields, 'displayName') || null }))
        }
      >
        <Field
          label={text('name')}
          name="displayName"
          autoComplete="off"
          defaultValue={user.displayName ?? ''}
        />
      </Form>
    </section>
  )
}
