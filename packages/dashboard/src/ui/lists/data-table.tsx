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
import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { plainText } from '../readable-text.js'
import { useFocusInRows } from './use-focus-after-removal.js'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, datetime: sortFn_datetime },
})

/** Returns the builder of a table's columns. Use it outside of the component. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>()

/** The order in which the service lists the rows, for a list with several pages. */
export interface ServiceOrder {
  /** The ID of the column. */
  readonly column: string
  readonly isDescending: boolean
  /** Lists the rows by another column, or in the other direction. */
  onSort(column: string): void
}

/** The rows that are selected, by their IDs. */
export interface Selection<Row> {
  readonly ids: ReadonlySet<string>
  idOf(row: Row): string
  /** The name of a row for assistive technology. */
  nameOf(row: Row): string
  onChange(ids: ReadonlySet<string>): void
}

export interface DataTableProps<Row extends RowData> {
  caption: string
  /** The headings, by the IDs of the columns. */
  headings: Readonly<Record<string, string>>
  columns: TableOptions<typeof features, Row>['columns']
  rows: readonly Row[]
  /** Returns what tells a row from the others, so that its buttons keep their state when another row disappears. */
  rowId(row: Row): string
  /** Replaces the table while there are no rows. */
  empty: ReactNode
  /** Without it, the headings sort the rows that are there. */
  order?: ServiceOrder
  selection?: Selection<Row>
}

/** A table that is sorted by its headings. On a narrow page, it is a list of cards. */
export function DataTable<Row extends RowData>({
  caption,
  headings,
  columns,
  rows,
  rowId,
  empty,
  order,
  selection,
}: DataTableProps<Row>) {
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    manualSorting: order !== undefined,
  })
  const body = useRef<HTMLTableSectionElement>(null)
  const focusProps = useFocusInRows(body)
  if (rows.length === 0) return empty
  return (
    <div className="table">
      {selection && (
        <div className="select-all">
          <SelectAll rows={rows} selection={selection} />
        </div>
      )}
      <table>
        <caption>{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selection && (
                <th scope="col" className="selects">
                  <SelectAll rows={rows} selection={selection} />
                </th>
              )}
              {group.headers.map((header) => {
                const heading = headings[header.id]
                const direction = order
                  ? directionOf(order, header.id)
                  : header.column.getIsSorted()
                return (
                  <th
                    key={header.id}
                    scope="col"
                    data-column={header.id}
                    aria-sort={direction ? ariaSort[direction] : undefined}
                  >
                    {header.column.getCanSort() ? (
                      <button
                        type="button"
                        onClick={
                          order
                            ? () => order.onSort(header.id)
                            : header.column.getToggleSortingHandler()
                        }
                      >
                        {heading}
                      </button>
                    ) : (
                      <span className={header.id}>{heading}</span>
                    )}
                  </th>
                )
              })}
            </tr>
          ))}
        </thead>
        <tbody ref={body} {...focusProps}>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {selection && (
                <td className="selects">
                  <SelectRow row={row.original} selection={selection} />
                </td>
              )}
              {row.getAllCells().map((cell) => (
                <td
                  key={cell.id}
                  data-column={cell.column.id}
                  data-label={headings[cell.column.id]}
                >
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

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

const directionOf = ({ column, isDescending }: ServiceOrder, id: string) =>
  column === id && (isDescending ? 'desc' : 'asc')

/** A narrow page has no headings, and shows it above its cards, with its label. */
interface SelectAllProps<Row> {
  rows: readonly Row[]
  selection: Selection<Row>
}

function SelectAll<Row>({ rows, selection: { ids, idOf, onChange } }: SelectAllProps<Row>) {
  const { text } = useTranslation()
  const selectedCount = rows.filter((row) => ids.has(idOf(row))).length
  const isAll = selectedCount === rows.length
  return (
    <SelectBox
      label={text('selectAll')}
      isSelected={isAll}
      isPartial={selectedCount > 0 && !isAll}
      onChange={() => onChange(new Set(isAll ? [] : rows.map(idOf)))}
    />
  )
}

interface SelectRowProps<Row> {
  row: Row
  selection: Selection<Row>
}

function SelectRow<Row>({
  row,
  selection: { ids, idOf, nameOf: labelOf, onChange },
}: SelectRowProps<Row>) {
  const { text } = useTranslation()
  const id = idOf(row)
  const toggle = (isSelected: boolean) => {
    const next = new Set(ids)
    if (isSelected) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  return (
    <SelectBox
      label={text('selectNamed', { name: plainText(labelOf(row)) })}
      isSelected={ids.has(id)}
      onChange={toggle}
    />
  )
}

interface SelectBoxProps {
  label: string
  isSelected: boolean
  isPartial?: boolean
  onChange(isSelected: boolean): void
}

/** A checkbox whose target is the whole cell. */
const SelectBox = ({ label, isSelected, isPartial = false, onChange }: SelectBoxProps) => (
  <label>
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = isPartial
      }}
      checked={isSelected}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className="unseen">{label}</span>
  </label>
)
