import type { NotificationCategory } from '@latchkey/core'
import { Badge } from '../../../ui/badge.js'
import { Button } from '../../../ui/forms/button.js'
import { UserText } from '../../../ui/user-text.js'
import { List, Row } from '../../../ui/tables/list.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { MutationStatus } from '../setting-parts/mutation-status.js'
import { ResourceView } from '../setting-parts/resource-view.js'
import { Setting } from '../setting-parts/setting.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import type { usePreferences } from './use-preferences.js'

/** Lists the kinds of emails that the app sends. The user can turn some of them off. */
export function PreferencesView({ state, actions }: ViewProps<typeof usePreferences>) {
  const { text } = useTranslation()
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
const categoryLabels = {
  Transactional: { title: 'settingsTransactional', help: 'settingsTransactionalHelp' },
  Marketing: { title: 'settingsMarketing', help: 'settingsMarketingHelp' },
} as const

function CategoryRow({
  category,
  state: { change, changed },
  actions,
}: ViewProps<typeof usePreferences> & { category: NotificationCategory }) {
  const { text } = useTranslation()
  const { id, name, enabled, canDisable } = category
  const labels = name in categoryLabels ? categoryLabels[name as keyof typeof categoryLabels] : null
  const isChanged = id === changed
  return (
    <Row
      title={labels ? text(labels.title) : <UserText text={name} />}
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
        <MutationStatus
          change={change}
          successText={text(enabled ? 'settingsSubscribed' : 'settingsUnsubscribed')}
        />
      )}
    </Row>
  )
}
