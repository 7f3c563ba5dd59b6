import type { AuditAction } from '@latchkey/core/admin'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts as actionTexts } from '../../locales/en/audit-actions.js'
import { texts } from '../../locales/en/audit-log.js'
import { Box, BoxGroup, Field } from '../../ui/field.js'
import { Form } from '../../ui/form.js'
import { Icon } from '../../ui/icons.js'
import { actionsOf, type ActionGroup, groups } from './actions.js'

/** The limit of the service. */
const MAX_ACTIONS = 50

interface ChooseActionsProps {
  /** Those that are chosen at first. */
  actions: readonly AuditAction[]
  onChoose(actions: readonly AuditAction[]): void
}

/** Boxes for all actions in their groups, with a search. */
export function ChooseActions({ actions, onChoose }: ChooseActionsProps) {
  const { text } = useTranslation(texts)
  const { text: nameOf } = useTranslation(actionTexts)
  const [chosen, setChosen] = useState<ReadonlySet<AuditAction>>(new Set(actions))
  const [search, setSearch] = useState('')
  const searched = search.trim().toLocaleLowerCase()
  const isListed = (action: AuditAction) => nameOf(action).toLocaleLowerCase().includes(searched)
  const change = (changed: readonly AuditAction[], isChosen: boolean) => {
    const others = [...chosen].filter((action) => !changed.includes(action))
    setChosen(new Set(isChosen ? [...others, ...changed] : others))
  }
  const listed = groups
    .map((group) => ({ group, actions: actionsOf(group).filter(isListed) }))
    .filter((entry) => entry.actions.length > 0)
  return (
    <>
      <div className="search">
        <Field
          label={text('searchActions')}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Icon name="search" />
      </div>
      <Form
        submit={
          chosen.size === 0 ? text('showAllEvents') : text('showEventsOf', { count: chosen.size })
        }
        warnsOnLeave={false}
        onSubmit={async () => {
          if (chosen.size > MAX_ACTIONS)
            throw new Error(text('tooManyActions', { count: MAX_ACTIONS }))
          onChoose([...chosen])
        }}
      >
        {listed.length === 0 && (
          <p className="muted" role="status">
            {text('noActionMatches')}
          </p>
        )}
        {listed.map((entry) => (
          <BoxGroup
            key={entry.group}
            title={
              searched === '' ? (
                <GroupBox group={entry.group} chosen={chosen} onChange={change} />
              ) : (
                text(entry.group)
              )
            }
          >
            {entry.actions.map((action) => (
              <Box
                key={action}
                label={nameOf(action)}
                checked={chosen.has(action)}
                onChange={({ target }) => change([action], target.checked)}
              />
            ))}
          </BoxGroup>
        ))}
      </Form>
    </>
  )
}

interface GroupBoxProps {
  group: ActionGroup
  chosen: ReadonlySet<AuditAction>
  onChange(actions: readonly AuditAction[], isChosen: boolean): void
}

/** A box for all actions of a group. */
function GroupBox({ group, chosen, onChange }: GroupBoxProps) {
  const { text } = useTranslation(texts)
  const actions = actionsOf(group)
  const count = actions.filter((action) => chosen.has(action)).length
  return (
    <Box
      ref={(box) => {
        if (box !== null) box.indeterminate = count > 0 && count < actions.length
      }}
      label={text(group)}
      aria-label={text('allOfGroup', { name: text(group) })}
      checked={count === actions.length}
      onChange={({ target }) => onChange(actions, target.checked)}
    />
  )
}
