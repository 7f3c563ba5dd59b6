import type { OpenIdProvider } from '@latchkey/core/admin'
import { useState } from 'react'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { useTask } from '../../data/use-task.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/providers.js'
import { Outcome } from '../../ui/form.js'
import { IsolatedText } from '../../ui/isolated-text.js'

interface OpenIdTestProps {
  provider: OpenIdProvider
}

/** Signs in at a provider in another tab, and shows what the service has read there. */
export function OpenIdTest({ provider: { id, lastTest } }: OpenIdTestProps) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const list = useAdminQuery(app, 'listOpenIdProviders')
  const task = useTask()
  const [url, setUrl] = useState('')
  return (
    <div className="stack">
      <p>{text('testSignInHelp')}</p>
      <div className="actions">
        {url === '' ? (
          <button
            className="button"
            type="button"
            aria-busy={task.status === 'busy'}
            onClick={() => void task.run(async () => setUrl(await app.testOpenIdSignIn(id)))}
          >
            {text('prepareTest')}
          </button>
        ) : (
          <>
            <a className="button" href={url} target="_blank" rel="noreferrer">
              {text('openTest')}
            </a>
            <button
              className="button quiet"
              type="button"
              aria-busy={task.status === 'busy'}
              onClick={() => void task.run(() => list.refresh())}
            >
              {text('showTestResult')}
            </button>
          </>
        )}
        <Outcome task={task} done="" />
      </div>
      {lastTest && <Result lastTest={lastTest} />}
    </div>
  )
}

function Result({ lastTest }: { lastTest: NonNullable<OpenIdProvider['lastTest']> }) {
  const { text, rich } = useTranslation(texts)
  const { error, account } = lastTest
  if (account === null)
    return <p role="status">{text('testFailed', { error: error ?? 'unknown' })}</p>
  return (
    <p role="status">
      {rich('testResult', {
        account: <IsolatedText text={account.accountId} />,
        email: <IsolatedText text={account.email ?? '–'} />,
      })}{' '}
      {text(account.isEmailVerified ? 'testedEmailVerified' : 'testedEmailUnverified')}
    </p>
  )
}
