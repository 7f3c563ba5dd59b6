import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import type { LabelKey } from '../../locales/text.js'
import { ExactTime } from '../../ui/exact-time.js'
import { Button } from '../../ui/forms/button.js'
import { FailureLine, SupportCode } from '../../ui/forms/failure-line.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { Fact } from '../../ui/fact.js'
import { Heading } from '../../ui/heading.js'
import { Icon } from '../../ui/icon.js'
import { linkIcon, spinner } from '../../ui/more-icons.js'
import { Outcome } from '../../ui/outcome.js'
import { UserText } from '../../ui/user-text.js'
import { createPage } from '../page-frame/create-page.js'
import type { StepProps, ViewProps } from '../page-frame/with-state.js'
import { CopyValue } from './copy-value.js'
import { DomainView } from './domain-view.js'
import { ConnectView, ProviderChoiceView } from './provider-views.js'
import { isFixedByValues, testReasonLabel } from './test-reasons.js'
import { UrlText } from './url-text.js'
import { type SetupProgress, useSsoSetup } from './use-sso-setup.js'

/** Renders the page that sets the single sign-on of a team up, in each of its states. */
export function SsoSetupView({ state, actions }: ViewProps<typeof useSsoSetup>) {
  switch (state.step) {
    case 'gone':
      return <Outcome icon={linkIcon} tone="warning" message="ssoSetupGone" role="alert" />
    case 'domain':
      return (
        <SetupStep number={1} title="ssoDomainTitle" setup={state.setup}>
          <DomainView {...{ state, actions }} />
        </SetupStep>
      )
    case 'provider':
      return (
        <SetupStep number={2} title="ssoProviderTitle" setup={state.setup}>
          <ProviderChoiceView {...{ state, actions }} />
        </SetupStep>
      )
    case 'connect':
      return (
        <SetupStep
          number={2}
          title={state.provider.isProtocol ? 'ssoConnectProtocolTitle' : 'ssoConnectTitle'}
          setup={state.setup}
          provider={state.provider.name}
        >
          <ConnectView {...{ state, actions }} />
        </SetupStep>
      )
    case 'test':
      return (
        <SetupStep number={3} title="ssoTestTitle" setup={state.setup}>
          <TestView {...{ state, actions }} />
        </SetupStep>
      )
    case 'provisioning':
      return (
        <SetupStep number={4} title="ssoScimTitle" setup={state.setup}>
          <ProvisioningView {...{ state, actions }} />
        </SetupStep>
      )
    case 'done':
      return <DoneView {...state} />
  }
}

const STEPS = [1, 2, 3, 4]

interface SetupStepProps extends Pick<SetupProgress, 'setup'> {
  number: number
  title: LabelKey
  /** The name of the provider in the title. */
  provider?: string | undefined
  children: ReactNode
}

/** The heading of a step, below the team that the link is for. */
function SetupStep({ number, title, setup, provider, children }: SetupStepProps) {
  const { text, rich } = useTranslation()
  return (
    <>
      <p className="lk-step">{text('ssoSetupStep', { step: number })}</p>
      <div className="lk-progress" aria-hidden="true">
        {STEPS.map((step) => (
          <span className={step <= number ? 'lk-reached' : undefined} key={step} />
        ))}
      </div>
      <Heading key={title}>{provider ? text(title, { provider }) : text(title)}</Heading>
      {children}
      <p className="lk-aside">
        {rich('ssoSetupFor', {
          team: <UserText text={setup.teamDisplayName} />,
          date: <ExactTime at={setup.expiresAt} />,
        })}
      </p>
    </>
  )
}

function TestView({ state, actions }: StepProps<typeof useSsoSetup, 'test'>) {
  const { text } = useTranslation()
  const { reason, isTesting, isBusy, failure } = state
  const { connection } = state.setup
  const isOfValues = connection !== null && reason !== null && isFixedByValues(reason)
  const change = connection && (
    <Button
      tone={isOfValues ? 'primary' : 'plain'}
      isWaiting={isBusy}
      onClick={() => actions.changeValues(connection)}
    >
      {text('ssoValuesChange')}
    </Button>
  )
  return (
    <>
      <p className="lk-text lk-lead">{text('ssoTestLead')}</p>
      <div className="lk-actions">
        <p className="lk-message lk-running" role="status">
          {isTesting && (
            <>
              {spinner}
              <span>{text('ssoTestRunning')}</span>
            </>
          )}
        </p>
        <div className="lk-failure" role="alert">
          {reason !== null && (
            <p className="lk-message lk-danger">
              <Icon name="alert" />
              <span>
                {text(testReasonLabel(reason))} <SupportCode code={reason} />
              </span>
            </p>
          )}
        </div>
        {isOfValues && change}
        <PrimaryAction
          {...{ isBusy, failure }}
          tone={isTesting || isOfValues ? 'quiet' : 'primary'}
          onClick={actions.test}
          beside={!isOfValues && change}
        >
          {text(isTesting || reason !== null ? 'ssoTestAgain' : 'ssoTest')}
        </PrimaryAction>
      </div>
    </>
  )
}

function ProvisioningView({ state, actions }: StepProps<typeof useSsoSetup, 'provisioning'>) {
  const { text } = useTranslation()
  const { setup, token, isBusy, failure } = state
  return (
    <>
      <div className="lk-text lk-lead">
        <p role="status">{text('ssoTestPassed')}</p>
        <p>{text('ssoScimLead')}</p>
      </div>
      <div className="lk-actions">
        {token && (
          <>
            <CopyValue label="SCIM base URL" value={setup.providerValues.scimBaseUrl} />
            <CopyValue label="SCIM bearer token" value={token.value} />
            <p className="lk-help">{text('ssoScimOnce')}</p>
          </>
        )}
        {!token && (
          <Button tone="quiet" isBusy={isBusy} onClick={actions.createToken}>
            {text('ssoScimCreate')}
          </Button>
        )}
        <Button isWaiting={isBusy} onClick={() => actions.continue('done')}>
          {text('ssoFinish')}
        </Button>
        <FailureLine failure={failure} />
      </div>
    </>
  )
}

function DoneView({ setup }: SetupProgress) {
  const { rich, text } = useTranslation()
  const { connection } = setup
  const domains = setup.domains.filter(({ verifiedAt }) => verifiedAt !== null)
  return (
    <Outcome icon="check" tone="success" title="ssoDoneTitle">
      <p role="status">{rich('ssoDone', { team: <UserText text={setup.teamDisplayName} /> })}</p>
      <dl className="lk-facts">
        <Fact label={text('ssoDomain')}>{domains.map(({ domain }) => domain).join(', ')}</Fact>
        {connection?.oidc && (
          <Fact label="Issuer URL">
            <span dir="ltr">
              <UrlText url={connection.oidc.issuer} />
            </span>
          </Fact>
        )}
        {connection?.saml && (
          <Fact label="Entity ID">
            <span dir="ltr">
              <UrlText url={connection.saml.entityId} />
            </span>
          </Fact>
        )}
      </dl>
    </Outcome>
  )
}

export { texts as english } from '../../locales/en/sso-setup.js'

/** The page that sets the single sign-on of a team up. */
export const Page = createPage(useSsoSetup, SsoSetupView)
