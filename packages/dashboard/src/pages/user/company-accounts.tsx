import type { UserConnection } from '@latchkey/core'
import { Link, useParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'
import { RelativeTime } from '../../ui/times/relative-time.js'

/** The accounts at identity providers of teams that sign a user in. */
export function CompanyAccounts({ accounts }: { accounts: readonly UserConnection[] }) {
  const { text, rich } = useTranslation(texts)
  const { projectId } = useParams()
  return (
    <section className="card" id="company-accounts">
      <h2>{text('companyAccounts')}</h2>
      <p className="muted">{text('companyAccountsHelp')}</p>
      <SettingsRows>
        {accounts.map(({ connectionId, teamId, displayName, accountId, email, lastSignInAt }) => (
          <li key={`${connectionId} ${accountId}`}>
            <div>
              <h3>
                <Link to={`/projects/${projectId}/teams/${teamId}/single-sign-on/${connectionId}`}>
                  <IsolatedText text={displayName} />
                </Link>
              </h3>
              <p className="muted">
                <IsolatedText text={email} />
                {accountId !== email && (
                  <>
                    {' '}
                    · <IsolatedText text={accountId} />
                  </>
                )}
              </p>
              <p className="muted">
                {rich('lastSignInWhen', { when: <RelativeTime at={lastSignInAt} /> })}
              </p>
            </div>
          </li>
        ))}
      </SettingsRows>
    </section>
  )
}
