import { isLatchkeyError, type TeamConnection, type TeamSingleSignOn } from '@latchkey/core'
import type { ServerTeam } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Link } from 'react-router'
import { useAdminQuery } from '../../../../data/admin-context.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { ConfirmButton } from '../../../../ui/confirm-button.js'
import { SettingsRows } from '../../../../ui/lists/settings-rows.js'
import { TaskButton } from '../../../../ui/task-button.js'
import { TestSteps } from '../../../providers/test-steps.js'
import { ConnectionBadges } from '../connection-badges.js'
import { Requirement } from './requirement.js'
import { reasonText } from './test-reasons.js'
import { TestResult } from './test-result.js'

interface SignInProps {
  team: ServerTeam
  connection: TeamConnection
  singleSignOn: TeamSingleSignOn
}

/** The test of a connection, and the switches that open and require it. */
export function SignIn({ team, connection, singleSignOn }: SignInProps) {
  const { text, rich } = useTranslation(texts)
  const list = useAdminQuery(singleSignOn, 'listConnections')
  const domains = useQuery(useAdminQuery(singleSignOn, 'listDomains'))
  const { id, state, isRequired, lastTest } = connection
  const hasDomain = domains.some(({ verifiedAt }) => verifiedAt !== null)
  const prepare = async () => {
    try {
      return await singleSignOn.testConnection(id)
    } catch (error) {
      if (!isLatchkeyError(error, 'OAUTH_PROVIDER_REFUSED')) throw error
      throw new Error(reasonText(error.details.reason, text), { cause: error })
    }
  }
  return (
    <section className="card" id="sign-in">
      <h2>{text('testAndTurnOn')}</h2>
      {!hasDomain && (
        <p className="notice">
          {rich('connectionNeedsDomain', {
            link: (
              <Link to=".." relative="path">
                {text('verifyDomainLink')}
              </Link>
            ),
          })}
        </p>
      )}
      <TestSteps
        isTested={lastTest?.reason === null}
        prepare={prepare}
        refresh={() => list.refresh()}
      />
      <SettingsRows>
        <TestResult test={lastTest} />
        <li>
          <div>
            <h3>
              {text('state')} <ConnectionBadges state={state} isRequired={false} />
            </h3>
            <p className="muted">{text(stateHelp[state])}</p>
          </div>
          {state === 'on' ? (
            <ConfirmButton
              effect="destructive"
              label={text('turnOff')}
              title={text('turnOffConnectionTitle')}
              confirm={text('turnOffConnection')}
              onConfirm={() => singleSignOn.updateConnection(id, { isEnabled: false })}
            >
              {text('turnOffConnectionHelp')}
            </ConfirmButton>
          ) : (
            <TaskButton
              label={text('turnOn')}
              isMain={state === 'tested'}
              isDisabled={state === 'draft' || !hasDomain}
              onAct={() => singleSignOn.updateConnection(id, { isEnabled: true })}
            />
          )}
        </li>
        {(state === 'on' || isRequired) && (
          <Requirement team={team} connection={connection} singleSignOn={singleSignOn} />
        )}
      </SettingsRows>
    </section>
  )
}

const stateHelp = {
  draft: 'connectionNeedsTest',
  tested: 'connectionReady',
  on: 'connectionIsOn',
} as const
