import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useAdminQuery } from '../../data/admin-context.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { visibleName } from '../../ui/readable-text.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'

/** The API keys of a user, for projects whose users may have them. */
export function ApiKeys({ user }: { user: ServerUser }) {
  const keys = useQuery(useAdminQuery(user, 'listApiKeys'))
  return (
    <section className="card" id="api-keys">
      <h2>API keys</h2>
      {keys.length === 0 && <p className="muted">This user has no API keys.</p>}
      <SettingsRows>
        {keys.map((key) => (
          <li key={key.id}>
            <div>
              <h3>
                <IsolatedText text={visibleName(key.description) ?? 'Unnamed key'} />
              </h3>
              <p className="muted">
                Created <RelativeTime at={key.createdAt} />
              </p>
            </div>
            {key.isValid() ? (
              <ConfirmButton
                effect="destructive"
                label="Revoke"
                ariaLabel={`Revoke ${key.description}`}
                title={
                  <>
                    Revoke “<IsolatedText text={visibleName(key.description) ?? 'Unnamed key'} />
                    ”?
                  </>
                }
                confirm="Revoke key"
                onConfirm={() => key.revoke()}
              >
                Programs that use it stop working. This can’t be undone.
              </ConfirmButton>
            ) : (
              <Badge>Inactive</Badge>
            )}
          </li>
        ))}
      </SettingsRows>
    </section>
  )
}
