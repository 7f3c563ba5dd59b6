import { useState } from 'react'
import { type Export, saveList } from '../../data/download.js'
import { countOf, formatNumber } from '../numbers.js'
import { useToasts } from '../toasts.js'

interface ExportButtonProps<Item> {
  label: string
  format: 'csv' | 'json'
  list: Export<Item>
}

/** Saves a list as a file. It shows how much it has read. */
export function ExportButton<Item>({ label, format, list }: ExportButtonProps<Item>) {
  const toasts = useToasts()
  const [count, setCount] = useState<number | null>(null)
  const isBusy = count !== null
  const save = async () => {
    setCount(0)
    try {
      toasts.show(`${countOf(await saveList(list, format, setCount), 'row', 'rows')} exported.`)
    } catch (error) {
      toasts.showFailure(error)
    } finally {
      setCount(null)
    }
  }
  return (
    <button
      className="button quiet counts"
      type="button"
      aria-busy={isBusy}
      onClick={isBusy ? undefined : () => void save()}
    >
      {isBusy ? `${formatNumber(count)} rows…` : label}
    </button>
  )
}
