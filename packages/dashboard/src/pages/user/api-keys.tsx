import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { useAdminQuery } from '../../data/admin-context.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { RelativeTime } from '../../ui/times/relative-time.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { visibleName } from '../../ui/readable-text.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'

/** The API keys of a user, for projects whose users may have them. */
export function ApiKeys({ user }: { user: ServerUser }) {
  const { text, rich } = useTranslation(texts)
  const keys = useQuery(useAdminQuery(user, 'listApiKeys'))
  return (
    <section className="card" id="api-keys">
      <h2>{text('apiKeys')}</h2>
      {keys.length === 0 && <p className="muted">{text('noApiKeys')}</p>}
      <SettingsRows>
        {keys.map((key) => (
          <li key={key.id}>
            <div>
              <h3>
                <IsolatedText text={visibleName(key.description) ?? text('unnamedKey')} />
              </h3>
              <p className="muted">
                {rich('createdWhen', { when: <RelativeTime at={key.createdAt} /> })}
              </p>
            </div>
            {key.isValid() ? (
              <ConfirmButton
                effect="destructive"
                label={text('revoke')}
                ariaLabel={text('revokeNamed', { name: key.description })}
                title={rich('revokeQuotedTitle', {
                  name: <IsolatedText text={visibleName(key.description) ?? text('unnamedKey')} />,
                })}
                confirm={text('revokeKey')}
                onConfirm={() => key.revoke()}
              >
                {text('revokeKeyHelp')}
              </ConfirmButton>
            ) : (
              <Badge>{text('inactive')}</Badge>
            )}
          </li>
        ))}
      </SettingsRows>
    </section>
  )
}
