import type { CreatedSsoSetupLink, SsoSetupLink, TeamSingleSignOn } from '@latchkey/core'
import { useQuery } from '@latchkey/react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useAdminQuery, useProject } from '../../../data/admin-context.js'
import { handlerUrl } from '../../../data/handler-url.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { texts } from '../../../locales/en/single-sign-on.js'
import { ConfirmButton } from '../../../ui/confirm-button.js'
import { DialogButton } from '../../../ui/dialog.js'
import { Form } from '../../../ui/form.js'
import { SettingsRows } from '../../../ui/lists/settings-rows.js'
import { RelativeTime } from '../../../ui/times/relative-time.js'
import { SecretValue } from '../../../ui/secret-value.js'
import { ShownOnce } from '../../../ui/shown-once.js'

interface SetupLinksProps {
  singleSignOn: TeamSingleSignOn
}

/** The links with which an administrator of the company sets single sign-on up, without an account. */
export function SetupLinks({ singleSignOn }: SetupLinksProps) {
  const { text, rich } = useTranslation(texts)
  const { projectId } = useParams()
  const links = useQuery(useAdminQuery(singleSignOn, 'listSetupLinks'))
  const pageUrl = handlerUrl(useProject().config.domains, 'sso-setup')
  return (
    <section className="card">
      <h2>{text('setupLinks')}</h2>
      <p className="muted">{text('setupLinksHelp')}</p>
      {links.length === 0 && <p className="muted">{text('noSetupLinks')}</p>}
      <SettingsRows>
        {links.map((link) => (
          <SetupLink
            key={link.id}
            link={link}
            revoke={() => singleSignOn.revokeSetupLink(link.id)}
          />
        ))}
      </SettingsRows>
      {pageUrl === undefined ? (
        <p className="muted">
          {rich('setupLinksNeedDomain', {
            link: <Link to={`/projects/${projectId}/domains`}>{text('addDomainLink')}</Link>,
          })}
        </p>
      ) : (
        <p className="actions">
          <DialogButton label={text('newSetupLink')} title={text('newSetupLink')}>
            {(close, setTitle) => (
              <NewSetupLink
                pageUrl={pageUrl}
                singleSignOn={singleSignOn}
                close={close}
                setTitle={setTitle}
              />
            )}
          </DialogButton>
        </p>
      )}
    </section>
  )
}

function SetupLink({ link, revoke }: { link: SsoSetupLink; revoke(): Promise<unknown> }) {
  const { text, rich } = useTranslation(texts)
  const { id, createdAt, expiresAt } = link
  const end = id.slice(-4)
  return (
    <li>
      <div>
        <h3>
          {text('setupLink')} <code dir="ltr">…{end}</code>
        </h3>
        <p className="muted">
          {rich('createdWhen', { when: <RelativeTime at={createdAt} /> })} ·{' '}
          {rich('setupLinkExpires', { when: <RelativeTime at={expiresAt} /> })}
        </p>
      </div>
      <ConfirmButton
        effect="destructive"
        label={text('revoke')}
        ariaLabel={text('revokeNamed', { name: `…${end}` })}
        title={text('revokeSetupLinkTitle')}
        confirm={text('revokeSetupLink')}
        onConfirm={revoke}
      >
        {text('revokeSetupLinkHelp')}
      </ConfirmButton>
    </li>
  )
}

interface NewSetupLinkProps extends SetupLinksProps {
  /** The page of the app that the link opens. */
  pageUrl: string
  close(): void
  /** Replaces the title of the dialog. */
  setTitle(title: string): void
}

/** Creates a link and shows it. The service stores a hash, so this is the only time. */
function NewSetupLink({ pageUrl, singleSignOn, close, setTitle }: NewSetupLinkProps) {
  const { text } = useTranslation(texts)
  const [created, setCreated] = useState<CreatedSsoSetupLink>()
  if (created)
    return (
      <ShownOnce onDone={close}>
        <SecretValue
          label={text('setupLink')}
          value={created.url}
          help={text('copySetupLinkNow')}
          hasFocus
        />
      </ShownOnce>
    )
  return (
    <Form
      submit={text('createSetupLink')}
      onSubmit={async () => {
        setCreated(await singleSignOn.createSetupLink({ pageUrl }))
        setTitle(text('setupLinkCreated'))
      }}
    >
      <p className="muted">{text('newSetupLinkHelp')}</p>
    </Form>
  )
}
