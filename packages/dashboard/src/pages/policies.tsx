import type { ComponentProps } from 'react'
import { useProject } from '../data/admin-context.js'
import { Box, Choice, Field } from '../ui/field.js'
import { Form, isTicked, textOf } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'
import { PermissionChoice } from './policies/permission-choice.js'

// The limits of the service.
const MAX_DAYS = 365
const MAX_SESSIONS = 1000

const proofOfWorkPolicies = {
  'under-attack': 'Under attack',
  always: 'Always',
  off: 'Never',
}

const numberOf = (fields: FormData, name: string): number => Number(textOf(fields, name))

const NumberField = (props: ComponentProps<typeof Field>) => (
  <Field {...props} type="number" required min={0} />
)

/** The rules for passwords, second factors, sessions and accounts of users. */
export function Policies() {
  const project = useProject()
  const { config } = project
  const save = (fields: FormData) =>
    project.update({
      config: {
        requireEmailVerification: isTicked(fields, 'requireEmailVerification'),
        rejectBreachedPasswords: isTicked(fields, 'rejectBreachedPasswords'),
        proofOfWork: textOf(fields, 'proofOfWork') as keyof typeof proofOfWorkPolicies,
        requireSecondFactorFrom: textOf(fields, 'requireSecondFactorFrom'),
        requireSecondFactorPermission: textOf(fields, 'requireSecondFactorPermission'),
        secondFactorGraceDays: numberOf(fields, 'secondFactorGraceDays'),
        passkeyCountsAsBothFactors: isTicked(fields, 'passkeyCountsAsBothFactors'),
        maxSessionsPerUser: numberOf(fields, 'maxSessionsPerUser'),
        sessionLifetimeDays: numberOf(fields, 'sessionLifetimeDays'),
        sessionIdleDays: numberOf(fields, 'sessionIdleDays'),
        accountDeletionGraceDays: numberOf(fields, 'accountDeletionGraceDays'),
      },
    })
  return (
    <>
      <PageTitle title="Policies">
        Rules for the accounts of users. They apply to existing accounts and sessions, too.
      </PageTitle>
      <section className="card narrow">
        <Form submit="Save" onSubmit={save}>
          <fieldset>
            <legend>Sign-up and passwords</legend>
            <Box
              label="Require a verified email"
              name="requireEmailVerification"
              defaultChecked={config.requireEmailVerification}
              help="Users can’t use the app until they verify their primary email."
            />
            <Box
              label="Reject breached passwords"
              name="rejectBreachedPasswords"
              defaultChecked={config.rejectBreachedPasswords}
              help="Checks new passwords against the list of Have I Been Pwned. The list gets only the first five characters of a hash."
            />
            <Choice
              label="Proof of work"
              name="proofOfWork"
              options={proofOfWorkPolicies}
              defaultValue={config.proofOfWork}
              help="Browsers compute for a moment before a sign-up or an emailed code, which makes automated sign-ups expensive. Users do nothing."
            />
          </fieldset>
          <fieldset>
            <legend>Two-step verification</legend>
            <Field
              label="Required from"
              name="requireSecondFactorFrom"
              type="date"
              defaultValue={config.requireSecondFactorFrom}
              help="Midnight UTC. Leave it empty to keep two-step verification optional."
            />
            <PermissionChoice
              name="requireSecondFactorPermission"
              defaultValue={config.requireSecondFactorPermission}
            />
            <NumberField
              label="Days to set it up"
              name="secondFactorGraceDays"
              max={MAX_DAYS}
              defaultValue={config.secondFactorGraceDays}
              help="Counted from the sign-up or from that date, whichever is later. After that, users can only set it up or sign out."
            />
            <Box
              label="A passkey replaces the code"
              name="passkeyCountsAsBothFactors"
              defaultChecked={config.passkeyCountsAsBothFactors}
              help="Users who sign in with a passkey that checks a fingerprint, a face or a PIN enter no code."
            />
          </fieldset>
          <fieldset>
            <legend>Sessions</legend>
            <NumberField
              label="Sessions per user"
              name="maxSessionsPerUser"
              max={MAX_SESSIONS}
              defaultValue={config.maxSessionsPerUser}
              help="The oldest session ends when a user signs in once more. 0 sets no limit."
            />
            <NumberField
              label="Days until users sign in again"
              name="sessionLifetimeDays"
              max={MAX_DAYS}
              defaultValue={config.sessionLifetimeDays}
              help="Counted from the sign-in. 0 leaves the limit of the service, which can’t be exceeded."
            />
            <NumberField
              label="Days until an unused session ends"
              name="sessionIdleDays"
              max={MAX_DAYS}
              defaultValue={config.sessionIdleDays}
              help="Counted from the last use. 0 leaves the limit of the service, which can’t be exceeded."
            />
          </fieldset>
          <fieldset>
            <legend>Account deletion</legend>
            <NumberField
              label="Days to restore a deleted account"
              name="accountDeletionGraceDays"
              max={MAX_DAYS}
              defaultValue={config.accountDeletionGraceDays}
              help="Users who delete their account can change their mind. 0 deletes it at once."
            />
          </fieldset>
        </Form>
      </section>
    </>
  )
}
