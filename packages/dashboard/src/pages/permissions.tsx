import { lazy } from 'react'
import { NavLink, useParams } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/permissions.js'
import { loadFile } from '../data/load-file.js'
import { LoadingPart } from '../frame/loading-part.js'
import { NotFound } from '../frame/not-found.js'
import { DialogButton } from '../ui/dialog.js'
import { PageTitle } from '../ui/page-title.js'
import { DefinitionForm } from './permissions/definition-form.js'
import { DefinitionTable } from './permissions/definition-table.js'
import { type Scope, useDefinitions } from './permissions/use-definitions.js'

const Graph = lazy(async () => ({
  default: await loadFile(async () => (await import('./permissions/graph.js')).Graph),
}))

/** The permissions in teams and in the project, with the permissions that each contains. */
export function Permissions() {
  const { scope } = useParams()
  return scope === 'team' || scope === 'project' ? <OfScope scope={scope} /> : <NotFound />
}

function OfScope({ scope }: { scope: Scope }) {
  const { text } = useTranslation(texts)
  return (
    <>
      <PageTitle
        title={text('permissions')}
        action={
          <DialogButton label={text('newPermission')} title={text('newPermission')} variant="main">
            {(close) => <DefinitionForm scope={scope} close={close} />}
          </DialogButton>
        }
      >
        {text('permissionsIntro')}
      </PageTitle>
      <nav className="tabs" aria-label={text('scope')}>
        <NavLink to="../permissions/team">{text('inTeams')}</NavLink>
        <NavLink to="../permissions/project">{text('inProject')}</NavLink>
      </nav>
      <LoadingPart shape="graph-and-table">
        <Definitions scope={scope} />
      </LoadingPart>
    </>
  )
}

function Definitions({ scope }: { scope: Scope }) {
  const { definitions } = useDefinitions(scope)
  return (
    <div className="stack">
      {definitions.length > 0 && (
        <LoadingPart shape="graph">
          <Graph definitions={definitions} />
        </LoadingPart>
      )}
      <DefinitionTable scope={scope} definitions={definitions} />
    </div>
  )
}
