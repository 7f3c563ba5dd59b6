import type { TeamSingleSignOn } from '@latchkey/core'
import type { ServerTeam } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Link, useParams } from 'react-router'
import { useAdminQuery } from '../../../data/admin-context.js'
import { useDeletion } from '../../../data/use-deletion.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { texts } from '../../../locales/en/single-sign-on.js'
import { LoadingPart } from '../../../frame/loading-part.js'
import { NotFound } from '../../../frame/not-found.js'
import { Skeleton } from '../../../frame/skeleton.js'
import { useNames } from '../../../ui/avatar.js'
import { ConfirmButton } from '../../../ui/confirm-button.js'
import { IsolatedText } from '../../../ui/isolated-text.js'
import { JumpList } from '../../../ui/jump-list.js'
import { PageTitle } from '../../../ui/page-title.js'
import { CertificateNotice } from './certificate-notice.js'
import { ConnectionBadges, protocolNames } from './connection-badges.js'
import { AddCertificate } from './connection/add-certificate.js'
import { Certificates } from './connection/certificates.js'
import { MemberPermissions } from './connection/member-permissions.js'
import { ProviderSettings } from './connection/provider-settings.js'
import { ProviderValues } from './connection/provider-values.js'
import { Provisioning } from './connection/provisioning.js'
import { SignIn } from './connection/sign-in.js'
import { useSingleSignOn } from './use-single-sign-on.js'
import './single-sign-on.css'

/** One connection of a team with an identity provider. */
export const Connection = () => (
  <LoadingPart shape="sections" back={useTranslation(texts).text('singleSignOn')}>
    <OfTeam />
  </LoadingPart>
)

function OfTeam() {
  const { text } = useTranslation(texts)
  const { team, singleSignOn } = useSingleSignOn()
  const skeleton = { shape: 'sections', back: text('singleSignOn') } as const
  if (team === null) return <NotFound />
  if (!singleSignOn) return <Skeleton {...skeleton} />
  return (
    <LoadingPart {...skeleton}>
      <Loaded team={team} singleSignOn={singleSignOn} />
    </LoadingPart>
  )
}

function Loaded({ team, singleSignOn }: { team: ServerTeam; singleSignOn: TeamSingleSignOn }) {
  const { nameOfTeam } = useNames()
  const { text, rich } = useTranslation(texts)
  const { connectionId } = useParams()
  const connections = useQuery(useAdminQuery(singleSignOn, 'listConnections'))
  const deletion = useDeletion(`teams/${team.id}/single-sign-on`)
  const connection = connections.find(({ id }) => id === connectionId)
  if (deletion.isDeleting) return <Skeleton shape="sections" back={text('singleSignOn')} />
  if (!connection) return <NotFound />
  const { id, displayName, type, saml } = connection
  return (
    <>
      <PageTitle title={displayName} back={text('singleSignOn')}>
        <span className="row">
          <span>
            {rich('connectionOf', {
              protocol: protocolNames[type],
              team: (
                <Link to=".." relative="path">
                  <IsolatedText className="clamped" text={nameOfTeam(team)} />
                </Link>
              ),
            })}
          </span>
          <ConnectionBadges {...connection} />
        </span>
      </PageTitle>
      <div className="sections-page">
        <JumpList
          sections={{
            'provider-values': text('providerValues'),
            'sign-in': text('testAndTurnOn'),
            permissions: text('connectionPermissions'),
            ...(saml && { certificates: text('certificates') }),
            provisioning: text('provisioning'),
            settings: text('providerSettings'),
            'danger-zone': text('deleteConnection'),
          }}
        />
        <div className="stack">
          {saml && (
            <CertificateNotice
              connection={connection}
              action={
                <AddCertificate
                  id={id}
                  certificates={saml.certificates}
                  singleSignOn={singleSignOn}
                  variant="main"
                />
              }
            />
          )}
          <ProviderValues connection={connection} />
          <SignIn team={team} connection={connection} singleSignOn={singleSignOn} />
          <MemberPermissions connection={connection} singleSignOn={singleSignOn} />
          {saml && <Certificates id={id} saml={saml} singleSignOn={singleSignOn} />}
          <Provisioning connectionId={id} singleSignOn={singleSignOn} />
          <ProviderSettings connection={connection} singleSignOn={singleSignOn} />
          <section className="card danger-zone" id="danger-zone">
            <h2>{text('deleteConnection')}</h2>
            <p className="muted">{text('deleteConnectionHelp')}</p>
            <p className="actions">
              <ConfirmButton
                effect="destructive"
                label={text('deleteConnection')}
                title={rich('deleteQuotedTitle', { name: <IsolatedText text={displayName} /> })}
                confirm={text('deleteConnection')}
                onConfirm={() => deletion.run(() => singleSignOn.deleteConnection(id))}
              >
                {text('deleteConnectionWarning')}
              </ConfirmButton>
            </p>
          </section>
        </div>
      </div>
    </>
  )
}
