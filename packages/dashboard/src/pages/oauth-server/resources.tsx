import type { OAuthResource, OAuthServer } from '@latchkey/core/admin'
import { useAdmin } from '../../data/admin-context.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { DialogButton } from '../../ui/dialog.js'
import { LeftToRight } from '../../ui/isolated-text.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'
import { MoreMenu } from '../../ui/more-menu.js'
import { UndoableButton } from '../../ui/undoable-button.js'
import { ResourceForm } from './resource-form.js'

/** The APIs that accept access tokens, with their scopes. */
export function Resources({ server: { resources } }: { server: OAuthServer }) {
  const { text } = useTranslation(texts)
  return (
    <section className="card">
      <h2>{text('oauthResources')}</h2>
      <p className="muted">{text('oauthResourcesHelp')}</p>
      {resources.length === 0 && <p className="muted">{text('noOAuthResources')}</p>}
      <SettingsRows>
        {resources.map((resource) => (
          <li key={resource.identifier}>
            <div>
              <h3>
                <LeftToRight text={resource.identifier} />
              </h3>
              <Scopes scopes={resource.scopes} />
            </div>
            <MoreMenu name={resource.identifier}>
              <DialogButton
                label={text('edit')}
                ariaLabel={text('editNamed', { name: resource.identifier })}
                title={text('editOAuthResource')}
              >
                {(close) => <ResourceForm before={resource} onSaved={close} />}
              </DialogButton>
              <RemoveButton identifier={resource.identifier} />
            </MoreMenu>
          </li>
        ))}
      </SettingsRows>
      <p className="actions">
        <DialogButton label={text('addOAuthResource')} title={text('addOAuthResource')}>
          {(close) => <ResourceForm onSaved={close} />}
        </DialogButton>
      </p>
    </section>
  )
}

function Scopes({ scopes }: Pick<OAuthResource, 'scopes'>) {
  const { text } = useTranslation(texts)
  if (scopes.length === 0) return <p className="muted">{text('noScopes')}</p>
  return (
    <ul className="inline-list">
      {scopes.map(({ id, description }) => (
        <li key={id}>
          <code dir="ltr">{id}</code> <bdi className="muted">{description}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Removes an API at once. An undo adds it again to the APIs of that time. */
function RemoveButton({ identifier }: Pick<OAuthResource, 'identifier'>) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  return (
    <UndoableButton
      effect="destructive"
      label={text('remove')}
      ariaLabel={text('removeNamed', { name: identifier })}
      done={text('resourceRemoved')}
      onAct={async () => {
        const { resources } = await app.getOAuthServer()
        const removed = resources.filter((resource) => resource.identifier === identifier)
        await app.updateOAuthServer({
          resources: resources.filter((resource) => resource.identifier !== identifier),
        })
        return async () => {
          const server = await app.getOAuthServer()
          await app.updateOAuthServer({ resources: [...server.resources, ...removed] })
        }
      }}
    />
  )
}
