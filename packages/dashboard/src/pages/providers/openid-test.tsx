import type { OpenIdProvider } from '@latchkey/core/admin'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/providers.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { RelativeTime } from '../../ui/times/relative-time.js'
import { TestSteps } from './test-steps.js'

interface OpenIdTestProps {
  provider: OpenIdProvider
}

/** Signs in at a provider in another tab, and shows what the service has read there. */
export function OpenIdTest({ provider: { id, lastTest } }: OpenIdTestProps) {
  const app = useAdmin()
  const list = useAdminQuery(app, 'listOpenIdProviders')
  return (
    <div className="stack">
      <TestSteps prepare={() => app.testOpenIdSignIn(id)} refresh={() => list.refresh()} />
      {lastTest && <Result lastTest={lastTest} />}
    </div>
  )
}

function Result({ lastTest }: { lastTest: NonNullable<OpenIdProvider['lastTest']> }) {
  const { text, rich } = useTranslation(texts)
  const { error, account, testedAt } = lastTest
  return (
    <>
      <dl className="facts">
        <dt>{text('lastTest')}</dt>
        <dd>
          {/* The time of a new test is relative to when it is shown, not to when the dialog was opened. */}
          <RelativeTime key={testedAt.getTime()} at={testedAt} />
        </dd>
      </dl>
      {account === null ? (
        <p role="status">{text('testFailed', { error: error ?? 'unknown' })}</p>
      ) : (
        <p role="status">
          {rich('testResult', {
            account: <IsolatedText text={account.accountId} />,
            email: <IsolatedText text={account.email ?? '–'} />,
          })}{' '}
          {text(account.isEmailVerified ? 'testedEmailVerified' : 'testedEmailUnverified')}
        </p>
      )}
    </>
  )
}
