import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useNavigate, useParams } from 'react-router'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { Badge } from '../ui/badge.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { Box, Field } from '../ui/field.js'
import { Form, isTicked, textOf } from '../ui/form.js'
import { Moment } from '../ui/moment.js'
import { PageTitle } from '../ui/page-title.js'
import { NotFound } from '../frame/not-found.js'
import { Metadata } from './user/metadata.js'
import { Sessions } from './user/sessions.js'

/** One person: what is known of them, and where they are signed in. */
export function User() {
  const { userId = '' } = useParams()
  const user = useQuery(useAdminQuery(useAdmin(), 'getUser', userId))
  if (user === null) return <NotFound />
  return (
    <>
      <PageTitle title={user.displayName ?? user.primaryEmail ?? 'Without a name'}>
        {user.isAnonymous && <Badge>Anonymous</Badge>}
      </PageTitle>
      <div className="stack">
        <Facts user={user} />
        <Profile user={user} />
        <Metadata user={user} />
        <Sessions user={user} />
        <Deletion user={user} />
      </div>
    </>
  )
}

const methodsOf = (user: ServerUser) => [
  ...(user.hasPassword ? ['password'] : []),
  ...(user.otpAuthEnabled ? ['link or code'] : []),
  ...(user.passkeyAuthEnabled ? ['passkey'] : []),
  ...user.oauthProviders.map(({ id }) => id),
]

const Facts = ({ user }: { user: ServerUser }) => (
  <section className="card">
    <dl className="facts">
      <dt>Id</dt>
      <dd>
        <code dir="ltr">{user.id}</code>
      </dd>
      <dt>Signed up</dt>
      <dd>
        <Moment at={user.signedUpAt} />
      </dd>
      <dt>Last active</dt>
      <dd>
        <Moment at={user.lastActiveAt} />
      </dd>
      <dt>Ways to sign in</dt>
      <dd>{methodsOf(user).join(', ') || 'none'}</dd>
      <dt>Second factor</dt>
      <dd>{user.isMultiFactorRequired ? 'asked for' : 'not set up'}</dd>
    </dl>
  </section>
)

const Profile = ({ user }: { user: ServerUser }) => (
  <section className="card">
    <h2>Profile</h2>
    <Form
      submit="Save profile"
      onSubmit={(fields) =>
        user.update({
          displayName: textOf(fields, 'displayName') || null,
          primaryEmail: textOf(fields, 'primaryEmail') || null,
          primaryEmailVerified: isTicked(fields, 'primaryEmailVerified'),
        })
      }
    >
      <div className="pair">
        <Field
          label="Name"
          name="displayName"
          autoComplete="off"
          defaultValue={user.displayName ?? ''}
        />
        <Field
          label="E-mail address"
          name="primaryEmail"
          type="email"
          autoComplete="off"
          defaultValue={user.primaryEmail ?? ''}
        />
      </div>
      <Box
        label="The address is verified"
        name="primaryEmailVerified"
        defaultChecked={user.primaryEmailVerified}
      />
    </Form>
  </section>
)

function Deletion({ user }: { user: ServerUser }) {
  const navigate = useNavigate()
  const { projectId } = useParams()
  return (
    <section className="card">
      <h2>Delete this user</h2>
      <p className="actions">
        <ConfirmButton
          label="Delete user …"
          title="Delete this user?"
          confirm="Delete user"
          onConfirm={async () => {
            await user.delete()
            await navigate(`/projects/${projectId}/users`, { replace: true })
          }}
        >
          Their account, sessions and keys are gone for good.
        </ConfirmButton>
      </p>
    </section>
  )
}
