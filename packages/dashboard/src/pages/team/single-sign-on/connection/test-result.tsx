import type { TeamConnectionTest } from '@latchkey/core'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { IsolatedText } from '../../../../ui/isolated-text.js'
import { RelativeTime } from '../../../../ui/times/relative-time.js'
import { reasonText } from './test-reasons.js'

/** A row with the result of the last test sign-in, in words. */
export function TestResult({ test }: { test: TeamConnectionTest | null }) {
  const { text } = useTranslation(texts)
  return (
    <li>
      <div>
        <h3>{text('lastTest')}</h3>
        <div role="status">
          {test ? <Result test={test} /> : <p className="muted">{text('notTested')}</p>}
        </div>
      </div>
    </li>
  )
}

function Result({ test: { testedAt, reason, account } }: { test: TeamConnectionTest }) {
  const { text, rich } = useTranslation(texts)
  return (
    <>
      <p className={reason === null ? 'outcome' : 'outcome failed'}>
        {reason === null ? text('testSucceeded') : reasonText(reason, text)}
      </p>
      <p className="muted">
        {/* The time of a new test is relative to when it is shown. */}
        <RelativeTime key={testedAt.getTime()} at={testedAt} />
      </p>
      {account && (
        <p className="muted">
          {rich('testResult', {
            account: <IsolatedText text={account.accountId} />,
            email: <IsolatedText text={account.email ?? '–'} />,
          })}{' '}
          {account.groups.length > 0 &&
            rich('testedGroups', { groups: <IsolatedText text={account.groups.join(', ')} /> })}
        </p>
      )}
    </>
  )
}
