import type { ProvisioningPage } from '@latchkey/core'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { DataTable, type DataTableProps } from '../../../../ui/lists/data-table.js'
import { TaskButton } from '../../../../ui/task-button.js'

interface ProvisionedTableProps<Item extends { readonly id: string }> extends Pick<
  DataTableProps<Item>,
  'columns' | 'headings'
> {
  title: string
  /** The first page, which is loaded. */
  first: ProvisioningPage<Item>
  loadPage(cursor: string): Promise<ProvisioningPage<Item>>
}

/** The entries that the provider has provisioned, with a button that appends the next page; nothing before the first row. */
export function ProvisionedTable<Item extends { readonly id: string }>({
  title,
  columns,
  headings,
  first,
  loadPage,
}: ProvisionedTableProps<Item>) {
  const { text } = useTranslation()
  const toList = (page: ProvisioningPage<Item>) => ({
    first,
    rows: [...page],
    nextCursor: page.nextCursor,
  })
  const [list, setList] = useState(() => toList(first))
  // The first page was read again: the next ones can have changed, too.
  if (list.first !== first) setList(toList(first))
  const { rows, nextCursor } = list
  const loadMore = async (cursor: string) => {
    const page = await loadPage(cursor)
    setList({ first, rows: [...rows, ...page], nextCursor: page.nextCursor })
  }
  if (rows.length === 0) return null
  return (
    <section className="card">
      <h2>{title}</h2>
      <DataTable
        rowId={({ id }) => id}
        caption={title}
        columns={columns}
        headings={headings}
        rows={rows}
        empty={null}
      />
      {nextCursor !== null && (
        <p className="actions">
          <TaskButton label={text('showMoreRows')} onAct={() => loadMore(nextCursor)} />
        </p>
      )}
    </section>
  )
}
