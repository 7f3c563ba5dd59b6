import type { NotificationCategoryFields } from '@latchkey/core'
import { Badge } from '../../../ui/badge.js'
import { Button } from '../../../ui/forms/button.js'
import { Given } from '../../../ui/given.js'
import { List } from '../../../ui/tables/list.js'
import { Row } from '../../../ui/tables/row.js'
import { useWords } from '../../../i18n/words.js'
import { ChangeLine } from '../change/change-line.js'
import { ResourceView } from '../change/resource-view.js'
import { Setting } from '../change/setting.js'
import type { PreferencesActions, PreferencesState } from './use-preferences.js'

export interface PreferencesViewProps<Category extends NotificationCategoryFields> {
  state: PreferencesState<Category>
  actions: PreferencesActions<Category>
}

/** Lists the kinds of emails that the app sends. The user can turn some of them off. */
export function PreferencesView<Category extends NotificationCategoryFields>({
  state,
  actions,
}: PreferencesViewProps<Category>) {
  const { text } = useWords()
  const { isOffered, categories } = state
  if (!isOffered) return null
  return (
    <Setting title={text('settingsPreferences')} help={text('settingsPreferencesHelp')}>
      <ResourceView resource={categories}>
        {(all) =>
          all.length === 0 ? (
            <p className="lk-note lk-empty">{text('settingsPreferencesNone')}</p>
          ) : (
            <List>
              {all.map((category) => (
                <CategoryRow key={category.id} {...{ category, state, actions }} />
              ))}
            </List>
          )
        }
      </ResourceView>
    </Setting>
  )
}

/** The categories of the service. An app shows the name of any other category as it is. */
const known = {
  Transactional: { title: 'settingsTransactional', help: 'settingsTransactionalHelp' },
  Marketing: { title: 'settingsMarketing', help: 'settingsMarketingHelp' },
} as const

function CategoryRow<Category extends NotificationCategoryFields>({
  category,
  state: { change, changed },
  actions,
}: PreferencesViewProps<Category> & { category: Category }) {
  const { text } = useWords()
  const { id, name, enabled, canDisable } = category
  const labels = name in known ? known[name as keyof typeof known] : null
  const isChanged = id === changed
  return (
    <Row
      title={labels ? text(labels.title) : <Given text={name} />}
      help={labels && text(labels.help)}
      badges={
        canDisable ? (
          enabled && <Badge tone="success">{text('settingsOn')}</Badge>
        ) : (
          <Badge>{text('settingsAlwaysOn')}</Badge>
        )
      }
      actions={
        canDisable && (
          <Button
            tone="quiet"
            isBusy={isChanged && change.isBusy}
            isWaiting={change.isBusy}
            failure={isChanged ? change.failure : null}
            onClick={() => actions.toggle(category)}
          >
            {text(enabled ? 'settingsUnsubscribe' : 'settingsSubscribe')}
          </Button>
        )
      }
    >
      {isChanged && (
        <ChangeLine
          change={change}
          said={text(enabled ? 'settingsSubscribed' : 'settingsUnsubscribed')}
        />
      )}
    </Row>
  )
}
