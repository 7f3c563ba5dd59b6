import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useAdmin, useAdminQuery, useProject } from '../data/admin-context.js'
import { useDeletion } from '../data/use-deletion.js'
import { useFeature } from '../data/use-feature.js'
import { NotFound } from '../frame/not-found.js'
import { Skeleton } from '../frame/skeleton.js'
import { nameOfUser, UserAvatar } from '../ui/avatar.js'
import { Badge } from '../ui/badge.js'
import { CopyButton } from '../ui/copy-button.js'
import { Field } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { RelativeTime } from '../ui/relative-time.js'
import { PageTitle } from '../ui/page-title.js'
import { Ban } from './user/ban.js'
import { Addresses } from './user/addresses.js'
import { ApiKeys } from './user/api-keys.js'
import { Deletion, PendingDeletion } from './user/deletion.js'
import { Memberships } from './user/memberships.js'
import { Metadata } from './user/metadata.js'
import { Passkeys } from './user/passkeys.js'
import { Sessions } from './user/sessions.js'
import { SignInMethods } from './user/sign-in.js'

/** The page of a user: the account, and the changes that an owner can make. */
export function User() {
  const { userId = '' } = useParams()
  const user = useQuery(useAdminQuery(useAdmin(), 'getUser', userId))
  const { config } = useProject()
  const deletion = useDeletion('users')
  const hasBans = useFeature('bans')
  const hasGrace = useFeature('account-deletion')
  if (user === null) return deletion.isDeleting ? <Skeleton /> : <NotFound />
  return (
    <>
      <PageTitle title={nameOfUser(user)} picture={<UserAvatar user={user} />}>
        {user.isAnonymous && <Badge>Anonymous</Badge>}
      </PageTitle>
      <div className="stack narrow-stack">
        <Facts user={user} />
        <Profile user={user} />
        {deletion.isDeleting ? (
          <Skeleton />
        ) : (
          <>
            <Addresses user={user} />
            <SignInMethods user={user} />
            <Passkeys user={user} />
            <Sessions user={user} />
            <Memberships user={user} />
            {config.allowUserApiKeys && <ApiKeys user={user} />}
          </>
        )}
        <Metadata user={user} />
        {!deletion.isDeleting && (
          // These sections load after the page, whose dialogs must stay open while they load.
          <Suspense fallback={null}>
            {hasBans && <Ban user={user} />}
            {hasGrace && <PendingDeletion user={user} />}
          </Suspense>
        )}
        <Deletion user={user} onConfirm={() => deletion.run(() => user.delete())} />
      </div>
    </>
  )
}

const Facts = ({ user }: { user: ServerUser }) => (
  <section className="card">
    <dl className="facts">
      <dt>ID</dt>
      <dd className="row">
        <code dir="ltr">{user.id}</code>
        <CopyButton value={user.id} label="the user ID" />
      </dd>
      <dt>Signed up</dt>
      <dd>
        <RelativeTime at={user.signedUpAt} />
      </dd>
      <dt>Last active</dt>
      <dd>
        <RelativeTime at={user.lastActiveAt} />
      </dd>
    </dl>
  </section>
)

const Profile = ({ user }: { user: ServerUser }) => (
  <section className="card">
    <h2>Profile</h2>
    <Form
      submit="Save profile"
      onSubmit={(fields) => user.update({ displayName: textOf(fields, 'displayName') || null })}
    >
      <Field
        label="Name"
        name="displayName"
        autoComplete="off"
        defaultValue={user.displayName ?? ''}
      />
    </Form>
  </section>
)
