import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.js'
import { texts } from '../../../locales/en/single-sign-on.js'
import { LoadingPart } from '../../../frame/loading-part.js'
import { NotFound } from '../../../frame/not-found.js'
import { Skeleton } from '../../../frame/skeleton.js'
import { useNames } from '../../../ui/avatar.js'
import { IsolatedText } from '../../../ui/isolated-text.js'
import { PageTitle } from '../../../ui/page-title.js'
import { Connections } from './connections.js'
import { Domains } from './domains.js'
import { SetupLinks } from './setup-links.js'
import { useSingleSignOn } from './use-single-sign-on.js'
import './single-sign-on.css'

/** The domains of a team, and its connections with identity providers. */
export function SingleSignOn() {
  const { nameOfTeam } = useNames()
  const { text, rich } = useTranslation(texts)
  const { team, singleSignOn } = useSingleSignOn()
  if (team === null) return <NotFound />
  return (
    <>
      <PageTitle title={text('singleSignOn')} back={nameOfTeam(team)}>
        {rich('singleSignOnIntro', {
          team: (
            <Link to=".." relative="path">
              <IsolatedText className="clamped" text={nameOfTeam(team)} />
            </Link>
          ),
        })}
      </PageTitle>
      {singleSignOn ? (
        <LoadingPart shape="parts">
          <div className="stack">
            <Domains singleSignOn={singleSignOn} />
            <Connections singleSignOn={singleSignOn} />
            <SetupLinks singleSignOn={singleSignOn} />
          </div>
        </LoadingPart>
      ) : (
        <Skeleton />
      )}
    </>
  )
}
