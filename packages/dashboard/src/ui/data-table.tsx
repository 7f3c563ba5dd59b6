import {
  createColumnHelper,
  createSortedRowModel,
  flexRender,
  type RowData,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_datetime,
  tableFeatures,
  type TableOptions,
  useTable,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, datetime: sortFn_datetime },
})

/** Returns the builder of a table's columns. Use it outside of the component. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>()

/** All headings are plain texts. */
const nameOf = ({ columnDef }: { columnDef: { header?: unknown } }) => String(columnDef.header)

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

interface DataTableProps<Row extends RowData> {
  caption: string
  columns: TableOptions<typeof features, Row>['columns']
  rows: readonly Row[]
  /** Replaces the table while there are no rows. */
  empty: ReactNode
}

/** A table that is sorted by its headings. On a narrow page, it is a list of cards. */
export function DataTable<Row extends RowData>({
  caption,
  columns,
  rows,
  empty,
}: DataTableProps<Row>) {
  const table = useTable({ features, columns, data: rows })
  if (rows.length === 0) return empty
  return (
    <div className="table">
      <table>
        <caption>{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const name = nameOf(header.column)
                const sorted = header.column.getIsSorted()
                return (
                  <th key={header.id} scope="col" aria-sort={sorted ? ariaSort[sorted] : undefined}>
                    {header.column.getCanSort() ? (
                      <button type="button" onClick={header.column.getToggleSortingHandler()}>
                        {name}
                      </button>
                    ) : (
                      <span className={header.id}>{name}</span>
                    )}
                  </th>
                )
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} data-label={nameOf(cell.column)}>
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
