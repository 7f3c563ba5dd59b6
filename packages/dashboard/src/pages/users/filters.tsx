import { useQuery } from '@latchkey/react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.js'
import { useAdmin, useAdminQuery, useProject } from '../../data/admin-context.js'
import type { SharedKey } from '../../locales/text.js'
import { texts } from '../../locales/en/users.js'
import { withParameters } from '../../navigation/url-parameters.js'
import { useNames } from '../../ui/avatar.js'
import { Choice } from '../../ui/field.js'
import { FilterBar } from '../../ui/lists/filter-bar.js'
import { FilterChip } from '../../ui/lists/filter-chip.js'
import { SearchField } from '../../ui/lists/search-field.js'
import { orderIn, orders, secondFactorNames, stateNames } from './list-options.js'
import { methodName } from './methods.js'

/** The names of values in the URL. */
type Names = Readonly<Record<string, string | undefined>>

/** Searches, filters and orders the list. Every choice applies at once. */
export function Filters() {
  const { nameOfTeam } = useNames()
  const { text } = useTranslation(texts)
  const [params, setParams] = useSearchParams()
  const teams = useQuery(useAdminQuery(useAdmin(), 'listTeams'))
  const { config } = useProject()
  const change = (name: string, value: string, options = {}) =>
    setParams((before) => withParameters(before, { [name]: value }), options)
  const namesOf = (keys: Readonly<Record<string, SharedKey | keyof typeof texts>>) =>
    Object.fromEntries(Object.entries(keys).map(([id, key]) => [id, text(key)]))
  const methods = ['password', 'otp', 'passkey', ...config.oauthProviders.map(({ id }) => id)]
  const states: Names = namesOf(stateNames)
  const methodNames: Names = {
    ...Object.fromEntries(methods.map((id) => [id, methodName(id, text)])),
    ...namesOf(secondFactorNames),
  }
  const teamNames: Names = Object.fromEntries(teams.map((team) => [team.id, nameOfTeam(team)]))
  return (
    <FilterBar
      chips={Object.entries({ state: states, method: methodNames, team: teamNames }).map(
        ([parameter, names]) => {
          const name = names[params.get(parameter) ?? '']
          return (
            name !== undefined && (
              <FilterChip key={parameter} name={name} onRemove={() => change(parameter, '')} />
            )
          )
        },
      )}
      onClear={() =>
        setParams((before) => withParameters(before, { state: null, method: null, team: null }))
      }
      search={
        <SearchField
          label={text('searchUsers')}
          value={params.get('query') ?? ''}
          onSearch={(query) => change('query', query, { replace: true })}
        />
      }
    >
      <Choice
        label={text('state')}
        value={params.get('state') ?? ''}
        options={{ '': text('allStates'), ...states }}
        onChange={({ target }) => change('state', target.value)}
      />
      <Choice
        label={text('signInFilter')}
        value={params.get('method') ?? ''}
        options={{ '': text('allMethods'), ...methodNames }}
        onChange={({ target }) => change('method', target.value)}
      />
      {teams.length > 0 && (
        <Choice
          label={text('teamFilter')}
          value={params.get('team') ?? ''}
          options={{ '': text('allTeamsOption'), ...teamNames }}
          onChange={({ target }) => change('team', target.value)}
        />
      )}
      <div className="order">
        <Choice
          label={text('order')}
          value={orderIn(params)}
          options={Object.fromEntries(
            Object.entries(orders).map(([id, { name }]) => [id, text(name)]),
          )}
          onChange={({ target }) => change('order', target.value)}
        />
      </div>
    </FilterBar>
  )
}
