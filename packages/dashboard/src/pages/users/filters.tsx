import { useQuery } from '@latchkey/react'
import { useSearchParams } from 'react-router'
import { useAdmin, useAdminQuery, useProject } from '../../data/admin-context.js'
import { withParameters } from '../../data/url-parameters.js'
import { nameOfTeam } from '../../ui/avatar.js'
import { Choice } from '../../ui/field.js'
import { FilterBar } from '../../ui/lists/filter-bar.js'
import { SearchField } from '../../ui/lists/search-field.js'
import { orderIn, orders, secondFactorNames, stateNames } from './list-options.js'
import { methodName } from './methods.js'

/** Searches, filters and orders the list. Every choice applies at once. */
export function Filters() {
  const [params, setParams] = useSearchParams()
  const teams = useQuery(useAdminQuery(useAdmin(), 'listTeams'))
  const { config } = useProject()
  const change = (name: string, value: string, options = {}) =>
    setParams((before) => withParameters(before, { [name]: value }), options)
  const methods = ['password', 'otp', 'passkey', ...config.oauthProviders.map(({ id }) => id)]
  return (
    <FilterBar
      count={['state', 'method', 'team'].filter((name) => params.has(name)).length}
      search={
        <SearchField
          label="Name, email or ID"
          value={params.get('query') ?? ''}
          onSearch={(text) => change('query', text, { replace: true })}
        />
      }
    >
      <Choice
        label="State"
        value={params.get('state') ?? ''}
        options={{ '': 'All states', ...stateNames }}
        onChange={({ target }) => change('state', target.value)}
      />
      <Choice
        label="Sign-in"
        value={params.get('method') ?? ''}
        options={{
          '': 'All methods',
          ...Object.fromEntries(methods.map((id) => [id, methodName(id)])),
          ...secondFactorNames,
        }}
        onChange={({ target }) => change('method', target.value)}
      />
      {teams.length > 0 && (
        <Choice
          label="Team"
          value={params.get('team') ?? ''}
          options={{
            '': 'All teams',
            ...Object.fromEntries(teams.map((team) => [team.id, nameOfTeam(team)])),
          }}
          onChange={({ target }) => change('team', target.value)}
        />
      )}
      <Choice
        label="Order"
        value={orderIn(params)}
        options={Object.fromEntries(Object.entries(orders).map(([id, { name }]) => [id, name]))}
        onChange={({ target }) => change('order', target.value)}
      />
    </FilterBar>
  )
}
