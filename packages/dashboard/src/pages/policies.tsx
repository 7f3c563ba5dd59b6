import type { ProjectConfig } from '@latchkey/core/admin'
import type { ComponentProps } from 'react'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/policies.js'
import { useProject } from '../data/admin-context.js'
import { changesOf } from '../data/changes-of.js'
import { Box, Choice, Field } from '../ui/field.js'
import { Form, isTicked, textOf } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'
import { PermissionChoice } from './policies/permission-choice.js'
import { RequireTwoStep } from './policies/require-two-step.js'

// The limits of the service.
const MAX_DAYS = 365
const MAX_SESSIONS = 1000

/** An empty field is 0, which sets no limit. */
const numberOf = (fields: FormData, name: string): number => Number(textOf(fields, name))

const NumberField = (props: ComponentProps<typeof Field>) => (
  <Field {...props} type="number" required min={0} />
)

interface LimitFieldProps extends Omit<ComponentProps<typeof Field>, 'defaultValue'> {
  /** 0 for no limit. */
  limit: number
  /** The meaning of an empty field. */
  placeholder: string
}

/** A limit, which an empty field leaves out. */
const LimitField = ({ limit, ...props }: LimitFieldProps) => (
  <Field {...props} type="number" min={1} defaultValue={limit === 0 ? '' : limit} />
)

/** The rules for passwords, second factors, sessions and accounts of users. */
export function Policies() {
  const { text } = useTranslation(texts)
  const project = useProject()
  const { config } = project
  const save = (fields: FormData) =>
    project.update({
      config: changesOf<Partial<ProjectConfig>>(config, {
        requireEmailVerification: isTicked(fields, 'requireEmailVerification'),
        rejectBreachedPasswords: isTicked(fields, 'rejectBreachedPasswords'),
        proofOfWork: textOf(fields, 'proofOfWork') as ProjectConfig['proofOfWork'],
        requireSecondFactorFrom: textOf(fields, 'requireSecondFactorFrom'),
        requireSecondFactorPermission: textOf(fields, 'requireSecondFactorPermission'),
        secondFactorGraceDays: numberOf(fields, 'secondFactorGraceDays'),
        passkeyCountsAsBothFactors: isTicked(fields, 'passkeyCountsAsBothFactors'),
        maxSessionsPerUser: numberOf(fields, 'maxSessionsPerUser'),
        sessionLifetimeDays: numberOf(fields, 'sessionLifetimeDays'),
        sessionIdleDays: numberOf(fields, 'sessionIdleDays'),
        accountDeletionGraceDays: numberOf(fields, 'accountDeletionGraceDays'),
      }),
    })
  return (
    <>
      <PageTitle title={text('policiesTitle')}>{text('policiesIntro')}</PageTitle>
      <section className="card narrow">
        <Form submit={text('save')} onSubmit={save}>
          <fieldset>
            <legend>{text('signUpAndPasswords')}</legend>
            <Box
              label={text('requireVerifiedEmail')}
              name="requireEmailVerification"
              defaultChecked={config.requireEmailVerification}
              help={text('requireVerifiedEmailHelp')}
            />
            <Box
              label={text('rejectBreachedPasswords')}
              name="rejectBreachedPasswords"
              defaultChecked={config.rejectBreachedPasswords}
              help={text('rejectBreachedPasswordsHelp')}
            />
            <Choice
              label={text('proofOfWork')}
              name="proofOfWork"
              options={{
                'under-attack': text('proofUnderAttack'),
                always: text('proofAlways'),
                off: text('proofNever'),
              }}
              defaultValue={config.proofOfWork}
              help={text('proofOfWorkHelp')}
            />
          </fieldset>
          <fieldset>
            <legend>{text('twoStepRules')}</legend>
            <RequireTwoStep from={config.requireSecondFactorFrom}>
              <PermissionChoice
                name="requireSecondFactorPermission"
                defaultValue={config.requireSecondFactorPermission}
              />
              <NumberField
                label={text('daysToSetUp')}
                name="secondFactorGraceDays"
                max={MAX_DAYS}
                defaultValue={config.secondFactorGraceDays}
                help={text('daysToSetUpHelp')}
              />
            </RequireTwoStep>
            <Box
              label={text('passkeyReplacesCode')}
              name="passkeyCountsAsBothFactors"
              defaultChecked={config.passkeyCountsAsBothFactors}
              help={text('passkeyReplacesCodeHelp')}
            />
          </fieldset>
          <fieldset>
            <legend>{text('sessionRules')}</legend>
            <LimitField
              label={text('sessionsPerUser')}
              name="maxSessionsPerUser"
              max={MAX_SESSIONS}
              limit={config.maxSessionsPerUser}
              placeholder={text('noLimit')}
              help={text('sessionsPerUserHelp')}
            />
            <LimitField
              label={text('daysUntilSignIn')}
              name="sessionLifetimeDays"
              max={MAX_DAYS}
              limit={config.sessionLifetimeDays}
              placeholder={text('serviceLimit')}
              help={text('daysUntilSignInHelp')}
            />
            <LimitField
              label={text('daysUntilIdleEnd')}
              name="sessionIdleDays"
              max={MAX_DAYS}
              limit={config.sessionIdleDays}
              placeholder={text('serviceLimit')}
              help={text('daysUntilIdleEndHelp')}
            />
          </fieldset>
          <fieldset>
            <legend>{text('accountDeletion')}</legend>
            <NumberField
              label={text('daysToRestore')}
              name="accountDeletionGraceDays"
              max={MAX_DAYS}
              defaultValue={config.accountDeletionGraceDays}
              help={text('daysToRestoreHelp')}
            />
          </fieldset>
        </Form>
      </section>
    </>
  )
}
