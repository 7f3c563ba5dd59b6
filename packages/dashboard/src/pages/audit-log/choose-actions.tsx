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
  /** The selected ones at first. */
  actions: readonly AuditAction[]
  onChoose(actions: readonly AuditAction[]): void
}

/** Boxes for all actions in their groups, with a search. */
export function ChooseActions({ actions, onChoose }: ChooseActionsProps) {
  const { text } = useTranslation(texts)
  const { text: nameOf } = useTranslation(actionTexts)
  const [selected, setSelected] = useState<ReadonlySet<AuditAction>>(new Set(actions))
  const [search, setSearch] = useState('')
  const searched = search.trim().toLocaleLowerCase()
  const isListed = (action: AuditAction) => nameOf(action).toLocaleLowerCase().includes(searched)
  const change = (changed: readonly AuditAction[], isChosen: boolean) => {
    const others = [...selected].filter((action) => !changed.includes(action))
    setSelected(new Set(isChosen ? [...others, ...changed] : others))
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
          selected.size === 0
            ? text('showAllEvents')
            : text('showEventsOf', { count: selected.size })
        }
        warnsOnLeave={false}
        onSubmit={async () => {
          if (selected.size > MAX_ACTIONS)
            throw new Error(text('tooManyActions', { count: MAX_ACTIONS }))
          onChoose([...selected])
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
                <GroupBox group={entry.group} selected={selected} onChange={change} />
              ) : (
                text(entry.group)
              )
            }
          >
            {entry.actions.map((action) => (
              <Box
                key={action}
                label={nameOf(action)}
                checked={selected.has(action)}
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
  selected: ReadonlySet<AuditAction>
  onChange(actions: readonly AuditAction[], isChosen: boolean): void
}

/** A box for all actions of a group. */
function GroupBox({ group, selected, onChange }: GroupBoxProps) {
  const { text } = useTranslation(texts)
  const actions = actionsOf(group)
  const count = actions.filter((action) => selected.has(action)).length
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
