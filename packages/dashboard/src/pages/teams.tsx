import type { ServerTeam } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Avatar } from '@latchkey/react/pages'
import { Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/teams.js'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { LoadingPart } from '../frame/loading-part.js'
import { withParameters } from '../navigation/url-parameters.js'
import { useOpenPage } from '../navigation/use-open-page.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { SearchField } from '../ui/lists/search-field.js'
import { DialogButton } from '../ui/dialog.js'
import { EmptyState } from '../ui/empty-state.js'
import { Field } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { RelativeTime } from '../ui/times/relative-time.js'
import { PageTitle } from '../ui/page-title.js'
import { MemberCount } from './team/member-count.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { useNames } from '../ui/avatar.js'

const column = columnsOf<ServerTeam>()
const columns = column.columns([
  column.accessor('displayName', {
    cell: ({ row }) => <TeamCell team={row.original} />,
  }),
  column.display({
    id: 'members',
    cell: ({ row }) => (
      <Suspense fallback="…">
        <MemberCount team={row.original} />
      </Suspense>
    ),
  }),
  column.accessor('createdAt', {
    cell: ({ row }) => <RelativeTime at={row.original.createdAt} />,
  }),
])

function TeamCell({ team }: { team: ServerTeam }) {
  const { nameOfTeam } = useNames()
  return (
    <div className="user-cell">
      <Avatar name={team.displayName} pictureUrl={team.profileImageUrl} />
      <Link className="row-link" to={team.id}>
        <IsolatedText text={nameOfTeam(team)} />
      </Link>
    </div>
  )
}

/** Each row reads the number of its members. */
const PAGE_LENGTH = 25

/** Whether the name of a team contains a text, or the text is its ID. */
const matches = ({ id, displayName }: ServerTeam, query: string) =>
  id === query.toLowerCase() || displayName.toLowerCase().includes(query.toLowerCase())

interface Order {
  readonly column: string
  readonly isDescending: boolean
}

/** Orders all teams, also those that no row shows yet. */
function inOrder(teams: readonly ServerTeam[], { column, isDescending }: Order): ServerTeam[] {
  const compare = (team: ServerTeam, other: ServerTeam) =>
    column === 'createdAt'
      ? team.createdAt.getTime() - other.createdAt.getTime()
      : team.displayName.localeCompare(other.displayName)
  return teams.toSorted((team, other) =>
    isDescending ? compare(other, team) : compare(team, other),
  )
}

/** The teams of this project. The URL contains the text that is searched for. */
export function Teams() {
  const { text } = useTranslation(texts)
  return (
    <>
      <PageTitle
        title={text('teams')}
        action={
          <Suspense fallback={<CreateTeam />}>
            <CreateNextTeam />
          </Suspense>
        }
      >
        {text('teamsIntro')}
      </PageTitle>
      <LoadingPart shape="searched-table">
        <TeamList />
      </LoadingPart>
    </>
  )
}

function CreateTeam() {
  const { text } = useTranslation(texts)
  return (
    <DialogButton label={text('newTeam')} title={text('newTeam')} variant="main">
      {() => <NewTeam />}
    </DialogButton>
  )
}

/** Without a team, the list has the button. */
function CreateNextTeam() {
  const teams = useQuery(useAdminQuery(useAdmin(), 'listTeams'))
  return teams.length > 0 && <CreateTeam />
}

function TeamList() {
  const { text } = useTranslation(texts)
  const [params, setParams] = useSearchParams()
  const query = params.get('query') ?? ''
  const teams = useQuery(useAdminQuery(useAdmin(), 'listTeams'))
  const matching = teams.filter((team) => matches(team, query))
  const [shownCount, setShownCount] = useState(PAGE_LENGTH)
  const [order, setOrder] = useState<Order>({ column: 'displayName', isDescending: false })
  return (
    <div className="stack">
      {teams.length > 0 && (
        <search>
          <SearchField
            label={text('searchTeams')}
            value={query}
            onSearch={(next) =>
              setParams((before) => withParameters(before, { query: next }), { replace: true })
            }
          />
        </search>
      )}
      <DataTable
        rowId={({ id }) => id}
        caption={text('allTeams')}
        columns={columns}
        headings={{
          displayName: text('name'),
          members: text('members'),
          createdAt: text('created'),
        }}
        rows={inOrder(matching, order).slice(0, shownCount)}
        order={{
          ...order,
          onSort: (column) =>
            setOrder({ column, isDescending: column === order.column && !order.isDescending }),
        }}
        empty={
          teams.length > 0 ? (
            <EmptyState
              icon="search"
              title={text('noMatchingTeam')}
              action={<Link to="?">{text('showAllTeams')}</Link>}
            >
              {text('noMatchingTeamHelp')}
            </EmptyState>
          ) : (
            <EmptyState icon="teams" title={text('noTeamsTitle')} action={<CreateTeam />}>
              {text('noTeams')}
            </EmptyState>
          )
        }
      />
      {matching.length > shownCount && (
        <p className="actions">
          <button
            className="button quiet"
            type="button"
            onClick={() => setShownCount(shownCount + PAGE_LENGTH)}
          >
            {text('showMoreRows')}
          </button>
        </p>
      )}
    </div>
  )
}

function NewTeam() {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const openPage = useOpenPage()
  const create = async (fields: FormData) => {
    const team = await app.createTeam({ displayName: textOf(fields, 'displayName') })
    await openPage(team.id)
  }
  return (
    <Form submit={text('create')} onSubmit={create}>
      <Field label={text('name')} name="displayName" required autoComplete="off" />
    </Form>
  )
}
